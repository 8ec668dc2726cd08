export { StoreList } from './components/StoreList';
export { TicketCode } from './components/TicketCode';
export { UsedStamp } from './components/UsedStamp';
export { describeEnd, describeFace, formatNearDay } from './couponCopy';
export { dropTicket, groupDigits, keepTicket, readNewestTickets, readTicket, type Ticket } from './ticketCache';
