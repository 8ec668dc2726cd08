export { ClaimAllBar } from './components/ClaimAllBar';
export { OfferTicket } from './components/OfferTicket';
export { OfflineTickets } from './components/OfflineTickets';
export { StoreList } from './components/StoreList';
export { TicketCode } from './components/TicketCode';
export { UsedStamp } from './components/UsedStamp';
export { type CouponOffer, couponOffer, remindCoupon } from './contract';
export { describeEnd, describeFace, formatNearDay } from './couponCopy';
export { dropTicket, keepTicket, readTicket, type Ticket } from './ticketCache';
