/** Of a panel over an order or its list. */
export interface OrderPanelProps {
  orderNo: string;
  /** Not on its way out. */
  isOpen: boolean;
  onClose: () => void;
  /** The order has changed on the server, or may have. */
  onChanged: (orderNo: string) => void;
}
