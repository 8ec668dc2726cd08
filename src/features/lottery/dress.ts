import type { ReactNode } from 'react';

/** The colours that a dress may change: each is the token `--lottery-<name>`, its default in Lottery.module.less. */
export type LotteryColor =
  // the ground of the page with its words, sun, hill and pills
  | 'page'
  | 'sky'
  | 'ink'
  | 'soft'
  | 'sun'
  | 'hill'
  | 'pill'
  // the board with its words, bulbs and cells; pale is the cell without a prize, glow the cell under the light
  | 'board'
  | 'board-shadow'
  | 'board-words'
  | 'link'
  | 'track'
  | 'bulb'
  | 'cell'
  | 'cell-ink'
  | 'cell-pale'
  | 'glow'
  // the round button; soft where it explains instead of drawing
  | 'halo'
  | 'button'
  | 'button-soft'
  | 'button-foot'
  | 'button-ink';

/** What a campaign changes in the look of its lottery; what it leaves out stays as it is. */
export interface LotteryDress {
  colors?: Partial<Record<LotteryColor, string>>;
  /** Instead of the lottery's own title. */
  title?: string;
  /** The line below the title. */
  slogan?: string;
  /** Behind the title instead of the house in the sun; it fills the hero and takes no taps. */
  art?: ReactNode;
}

/** The dress as custom properties of the block's outermost element. */
export function tokensOf({ colors = {} }: LotteryDress): Record<string, string> {
  return Object.fromEntries(Object.entries(colors).map(([name, color]) => [`--lottery-${name}`, color]));
}
