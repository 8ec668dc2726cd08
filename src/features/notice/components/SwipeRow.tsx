import clsx from 'clsx';
import {
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  type SVGProps,
  type TouchEvent,
  useRef,
  useState,
} from 'react';
import { SpacedWord } from '@/shared/ui/Button/SpacedWord';
import styles from './SwipeRow.module.less';

export interface SwipeAction {
  key: string;
  text: string;
  Icon: ComponentType<SVGProps<SVGSVGElement>>;
  onClick: () => void;
  isDanger?: boolean;
}

interface Props {
  /** Also within reach without a swipe, by a button of the row. */
  actions: readonly SwipeAction[];
  className?: string | undefined;
  children: ReactNode;
}

const ACTION_PX = 80;
/** From here on a movement is a swipe and not a tap or a scroll. */
const BEGIN_PX = 10;

interface Swipe {
  x: number;
  y: number;
  from: number;
  isSideways?: boolean;
}

/** A list item that moves aside for its actions. They are there only while it is aside. */
export function SwipeRow({ actions, className, children }: Props) {
  const [shift, setShift] = useState(0);
  const swipe = useRef<Swipe>();
  const wasSwiped = useRef(false);
  const width = actions.length * ACTION_PX;

  const onTouchStart = ({ touches }: TouchEvent) => {
    const touch = touches[0];
    wasSwiped.current = false;
    if (touch) swipe.current = { x: touch.clientX, y: touch.clientY, from: shift };
  };
  const onTouchMove = ({ touches }: TouchEvent) => {
    const touch = touches[0];
    const own = swipe.current;
    if (!own || !touch) return;
    const dx = touch.clientX - own.x;
    const dy = Math.abs(touch.clientY - own.y);
    if (own.isSideways === undefined && Math.max(Math.abs(dx), dy) > BEGIN_PX) own.isSideways = Math.abs(dx) > dy;
    if (!own.isSideways) return;
    wasSwiped.current = true;
    setShift(Math.min(Math.max(own.from + dx, -width), 0));
  };
  const onTouchEnd = () => {
    swipe.current = undefined;
    setShift((last) => (last < -width / 2 ? -width : 0));
  };
  // The tap that ends a swipe opens nothing; a tap on a row that is aside brings it back.
  const onClickCapture = (event: MouseEvent) => {
    if (!wasSwiped.current && shift === 0) return;
    wasSwiped.current = false;
    setShift(0);
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <li className={clsx(styles.item, className)}>
      {shift < 0 && (
        <div className={styles.actions}>
          {actions.map(({ key, text, Icon, onClick, isDanger }) => (
            <button
              key={key}
              type="button"
              className={clsx(styles.action, isDanger && styles.danger)}
              onClick={() => {
                setShift(0);
                onClick();
              }}
            >
              <Icon aria-hidden />
              <SpacedWord>{text}</SpacedWord>
            </button>
          ))}
        </div>
      )}
      <div
        className={clsx(styles.front, shift < 0 && styles.aside)}
        style={shift < 0 ? { transform: `translateX(${shift}px)` } : undefined}
        onTouchStart={onTouchStart}
        onTouchMove={onTouchMove}
        onTouchEnd={onTouchEnd}
        onTouchCancel={onTouchEnd}
        onClickCapture={onClickCapture}
      >
        {children}
      </div>
    </li>
  );
}
