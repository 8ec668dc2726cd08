/** Of a panel over an order or its list. */
export interface OrderPanelProps {
  orderNo: string;
  /** Not on its way out. */
  isOpen: boolean;
  onClose: () => void;
}
