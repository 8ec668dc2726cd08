import type { PersonaKey } from '../users';

/** Where in an answer a value stands: a field, a place in a list, or the first entry with these values. */
export type Step = string | number | Readonly<Record<string, unknown>>;

/** Something that happens before the screen is opened: a control call by its name, or a call of the app. */
export interface Deed {
  readonly call: string;
  /** What is sent; `{name}` in a text stands for what an earlier deed has kept. */
  readonly with?: Readonly<Record<string, unknown>>;
  /** Who does it; without it the scenario's own person. */
  readonly as?: PersonaKey;
  /** What of the answer later deeds and the address need. */
  readonly keep?: Readonly<Record<string, readonly Step[]>>;
}

export interface OrderedFault {
  readonly path: string;
  readonly kind: string;
  readonly times: number;
}

interface Meanwhile extends Pick<Deed, 'call' | 'with'> {
  /** What can be tapped once the screen has read how things were before. */
  readonly after?: string;
}

/** What is tapped by its name, typed into a field, or done by the server in the meantime. */
export type Tap = string | { readonly into: string; readonly text: string } | Meanwhile;

/** What a link of the workbench brings about. A field that is absent leaves as it is what it is about. */
export interface Setting {
  /** Everything back to the seed first. */
  readonly fresh?: boolean;
  /** The moment of today in China ("09:00") at which everything is seeded. */
  readonly clock?: string;
  /** The name of data that this machine keeps. */
  readonly data?: string;
  /** The server's moment in epoch milliseconds. */
  readonly now?: number;
  /** Who is signed in; without it nobody. */
  readonly who?: PersonaKey;
  readonly deeds?: readonly Deed[];
  /** By how many milliseconds the server's clock goes on once the deeds are done. */
  readonly later?: number;
  readonly faults?: readonly OrderedFault[];
  readonly host?: '' | 'wechat' | 'mini';
  readonly elder?: boolean;
  readonly calm?: boolean;
  readonly offline?: boolean;
  /** The screen, from its "#". */
  readonly at: string;
  readonly taps?: readonly Tap[];
}

/** One state of one screen, and how to get there. */
export interface Scenario extends Omit<Setting, 'fresh' | 'data' | 'now' | 'at'> {
  /** "screen/state", or "screen/state/who" for a further way into the same state. */
  readonly name: string;
  readonly title: string;
  /** Path and query. */
  readonly at: string;
  /** A sentence, a button or a name that this screen shows in no other of its states. */
  readonly shows: string;
  /** The same where 长辈版 says it in other words; '' where it has no such state. */
  readonly elderShows?: string;
  /** Other states of the screen whose words stand here too: this one is that state and more. */
  readonly besides?: readonly string[];
}

/** A screen of the route table with everything that it can be in. */
export interface CatalogueEntry {
  readonly screen: string;
  readonly path: string;
  readonly states: readonly string[];
}
