import { monthsBefore } from '@/shared/lib/monthsBefore';
import { askEarly, type EarlyAnswer } from './askEarly';
import { commonParameters } from './commonParameters';

/** A read with which a screen begins. */
export interface FirstCall {
  path: `/api/${string}`;
  sends?: Readonly<Record<string, string>>;
  /** Its `from` is the same day so many months ago. */
  monthsAgo?: number;
  /** What it takes from the address of the screen: without one of `needs` the screen does not ask. */
  needs?: readonly string[];
  takes?: readonly string[];
  /** What the call names otherwise than the address. */
  renames?: Readonly<Record<string, string>>;
  /** With one of these in its address the screen begins with something else. */
  unless?: readonly string[];
  /** Who asks; members where nothing is said. */
  who?: 'all' | 'guest';
  /** In which size, where that matters. */
  mode?: 'normal' | 'elder';
}

/** The first calls of each screen, by its path. */
export type FirstCalls = Readonly<Record<string, readonly FirstCall[]>>;

/** How a screen is opened. */
interface Opening {
  /** Of its address: "a=1&b=2", or nothing. */
  query: string | undefined;
  isMember: boolean;
  isElder: boolean;
  /** What stands before the paths of calls. */
  prefix: string;
  /** Epoch ms; where it is another day than the server's, what depends on the day is asked for again. */
  nowMs: number;
}

/** Asks for what a screen with these first calls reads when it is opened like this; see earlyAnswers. */
export function askFirst(
  calls: readonly FirstCall[],
  { query, isMember, isElder, prefix, nowMs }: Opening,
): EarlyAnswer[] {
  const address = new URLSearchParams(query);
  const has = (name: string) => Boolean(address.get(name));
  return calls
    .filter(({ who = 'member', mode, needs = [], unless = [] }) => {
      const fits = who === 'all' || isMember === (who === 'member');
      return fits && (!mode || isElder === (mode === 'elder')) && needs.every(has) && !unless.some(has);
    })
    .map(({ path, sends, monthsAgo, needs = [], takes = [], renames = {} }) => {
      const since = monthsAgo && { from: String(monthsBefore(monthsAgo, nowMs)) };
      const taken = [...needs, ...takes].filter(has).map((name) => [renames[name] ?? name, address.get(name)]);
      const parameters = { ...sends, ...since, ...Object.fromEntries(taken), ...commonParameters() };
      return askEarly(`${prefix}${path}?${new URLSearchParams(parameters)}`);
    });
}
