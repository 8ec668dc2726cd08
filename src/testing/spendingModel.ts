import { act, renderHook } from '@testing-library/react';
import { createIntent } from '@/request/intent';
import { type Outcome, useSubmit } from '@/request/useSubmit';
import { coupons } from '../../mock/_server/coupon/store';
import { lottery } from '../../mock/_server/lottery/store';
import { findSku } from '../../mock/_server/mall/store';
import { membershipOf } from '../../mock/_server/membership/membership';
import { vip } from '../../mock/_server/membership/store';
import { orders } from '../../mock/_server/order/store';
import { accountOf } from '../../mock/_server/points/accounts';
import { sumOf } from '../../mock/_server/points/lots';
import { dayOf, serverNow } from '../../mock/_server/state';
import { personaUser } from '../../mock/_server/users';
import { failNext, resetMock, serverClock, signInAs } from './fakeServer';
import type { AnySpending, Persona, View } from './spendingKit';

/** What can happen to a member who wants something. */
export type Step =
  | { do: 'tap'; times: number; fault: 'none' | 'lost' | 'drop' | '500' | 'malformed' }
  | { do: 'look' | 'reload' | 'otherMember' | 'cancel' }
  | { do: 'pass'; minutes: number };

const MINUTE = 60_000;
const CANCELLED = 40;
const OTHERS: Partial<Record<Persona, Persona>> = { newcomer: 'elder' };

type AnyView = View<Record<string, unknown>, unknown>;
type AnyOutcome = Outcome<unknown>;

/** What the model knows of a view on which somebody has tapped without getting an answer. */
interface Open {
  /** The server has carried it out, or has answered it; only the answer is missing. */
  isCarriedOut: boolean;
  at: number;
  /** Which of the member's looks at the server this was, and on which of its days. */
  look: number;
  day: string;
}

/**
 * How a tap stands to an earlier one that was carried out without the member knowing: the same wish; another one, because
 * he has looked since and is offered it anew; or either, where the app may decide.
 */
type Relation = 'none' | 'same' | 'other' | 'either';

function sumDays(userId: string): number {
  const done = vip().orders.filter((order) => order.userId === userId && order.status === 'done');
  return done.reduce((sum, { days }) => sum + days, 0);
}

/** What must not change whatever happens: nothing appears from nowhere, nothing is lost. */
function balancesOf(userId: string): Record<string, number> {
  const { rows, lots } = accountOf(userId);
  const expireAt = membershipOf(userId)?.expireAt ?? 0;
  const offers = coupons().offers.filter(({ left }) => left !== null);
  const shares = [...coupons().claimedOf].filter(([key]) =>
    offers.some(({ couponId }) => key.endsWith(` ${couponId}`)),
  );
  const ordered = orders()
    .rows.filter(({ status }) => status !== CANCELLED)
    .flatMap(({ items }) => items.filter(({ skuId }) => skuId === 'G1003-1'));
  return {
    pointsWithoutReason: sumOf(lots) - rows.reduce((sum, { delta }) => sum + delta, 0),
    offersAndShares: offers.reduce((sum, { left }) => sum + (left ?? 0), 0) + shares.flatMap(([, ids]) => ids).length,
    stockAndOrders: (findSku('G1003-1')?.sku.stock ?? 0) + ordered.reduce((sum, { num }) => sum + num, 0),
    daysWithoutOrder: expireAt === 0 ? 0 : Math.round(expireAt / (1440 * MINUTE)) - sumDays(userId),
    drawsOfOneToken: lottery().draws.length - new Set(lottery().draws.map(({ clientToken }) => clientToken)).size,
  };
}

/** One member's phone, the model of what he may expect, and the checks between the two. */
export class Phone {
  readonly #spending: AnySpending;
  readonly #now: number;
  #passedMs = 0;
  #looks = 0;
  #as: Persona;
  #view: AnyView | undefined;
  #open = new Map<string, Open>();
  #submit: ((payload: never) => Promise<AnyOutcome>) | undefined;
  #leave = () => {};
  #balances: Record<string, number> = {};

  constructor(spending: AnySpending) {
    this.#spending = spending;
    this.#as = spending.as;
    this.#now = Date.parse(spending.at ?? '2026-11-21T23:50:00+08:00');
    jest.spyOn(Date, 'now').mockImplementation(() => this.#now + this.#passedMs);
  }

  get #userId(): string {
    return personaUser(this.#as).userId;
  }

  /** Whether there is anything to tap. */
  get canTap(): boolean {
    return this.#view !== undefined;
  }

  /** A fresh phone and a fresh server. */
  async start(): Promise<void> {
    resetMock();
    sessionStorage.clear();
    localStorage.clear();
    serverClock.set(this.#now);
    await this.#spending.prepare?.(this.#as);
    signInAs(this.#as);
    await this.#reload();
    this.#balances = balancesOf(this.#userId);
  }

  end(): void {
    this.#leave();
    jest.restoreAllMocks();
  }

  async run(step: Step): Promise<void> {
    if (step.do === 'tap') await this.#tap(step);
    if (step.do === 'look') await this.#look();
    if (step.do === 'reload') await this.#reload();
    if (step.do === 'pass') this.#passedMs += step.minutes * MINUTE;
    if (step.do === 'cancel') await this.#cancel();
    if (step.do === 'otherMember') await this.#letOtherTap();
    expect(this.#drift()).toEqual({});
  }

  #drift(): Record<string, number> {
    const now = Object.entries(balancesOf(this.#userId));
    // A paid order that is given back takes its days along; the refund's own rules are tested with the server.
    const isStored = (name: string) => name !== 'daysWithoutOrder' || this.#spending.call.path.includes('activate');
    return Object.fromEntries(now.filter(([name, value]) => isStored(name) && value !== this.#balances[name]));
  }

  async #look(): Promise<void> {
    this.#view = await this.#spending.look();
    this.#looks += 1;
    this.#render();
  }

  async #reload(): Promise<void> {
    this.#leave();
    this.#submit = undefined;
    await this.#look();
  }

  #render(): void {
    this.#leave();
    const { call } = this.#spending;
    const quiet = { onUnknown: () => undefined, onRefused: () => undefined };
    const { result, unmount } = renderHook(() => useSubmit(call, { ...this.#view?.intent, ...quiet }));
    this.#submit = result.current.submit as (payload: never) => Promise<AnyOutcome>;
    this.#leave = unmount;
  }

  /** Of what is sent only: what else makes two wishes differ is the feature's to say, and is not believed here. */
  #markOf({ payload }: AnyView): string {
    return JSON.stringify(payload);
  }

  #relationTo(earlier: Open | undefined): Relation {
    if (!earlier?.isCarriedOut) return 'none';
    if (earlier.look === this.#looks) return earlier.day === dayOf(serverNow()) ? 'same' : 'either';
    const canOutliveALook = this.#spending.isIdempotent || this.#view?.intent.isOpenUntilSeen;
    return canOutliveALook ? 'either' : 'other';
  }

  #openFor(view: AnyView): Open | undefined {
    const open = this.#open.get(this.#markOf(view));
    const maxAgeMs = view.intent.intentOptions?.maxAgeMs ?? 10 * MINUTE;
    return open && this.#passedMs - open.at < maxAgeMs ? open : undefined;
  }

  async #tap({ times, fault }: Extract<Step, { do: 'tap' }>): Promise<void> {
    const { call, effects } = this.#spending;
    const view = this.#view;
    if (!view || !this.#submit) return;
    const submit = this.#submit;
    const before = effects(this.#userId);
    if (fault !== 'none') failNext(call.path, fault);
    let outcomes: AnyOutcome[] = [];
    await act(async () => {
      outcomes = await Promise.all(Array.from({ length: times }, () => submit(view.payload as never)));
    });
    const [outcome, ...others] = outcomes;
    expect(others.every(({ kind }) => kind === 'ignored')).toBe(true);
    if (outcome) await this.#judge(view, outcome, effects(this.#userId) - before, fault === 'lost');
  }

  async #judge(view: AnyView, outcome: AnyOutcome, made: number, isAnswerLost: boolean): Promise<void> {
    const earlier = this.#openFor(view);
    const relation = this.#relationTo(earlier);
    expect(made).toBeLessThanOrEqual(relation === 'same' ? 0 : 1);
    const isRefused = outcome.kind === 'refused' && outcome.failure.kind === 'business';
    if (outcome.kind === 'done') {
      this.#judgeDone(outcome.data, outcome.isReplay, made, relation);
      this.#see(view);
      this.#open.clear();
    } else if (isRefused) {
      expect(made).toBe(0);
      this.#open.delete(this.#markOf(view));
    } else {
      const isCarriedOut = isAnswerLost || earlier?.isCarriedOut === true;
      const when = { at: this.#passedMs, look: this.#looks, day: dayOf(serverNow()) };
      this.#open.set(this.#markOf(view), { isCarriedOut, ...when });
    }
    if (outcome.kind === 'done' || isRefused) await this.#look();
  }

  /** What is done now has a result of its own; what was done before is told as such and makes no second one. */
  #judgeDone(data: unknown, isReplay: boolean, made: number, relation: Relation): void {
    const { isIdempotent, isNothing, stands } = this.#spending;
    if (relation !== 'either') expect(isReplay).toBe(relation === 'same');
    if (!isReplay && !isIdempotent) expect(made).toBe(isNothing?.(data) ? 0 : 1);
    if (stands) expect(stands(this.#userId)).toBe(true);
  }

  /** What is open until its result was seen is ended by the screen that shows it. */
  #see({ intent: { intentKey, intentOptions, isOpenUntilSeen } }: AnyView): void {
    if (isOpenUntilSeen && typeof intentKey === 'string') createIntent(intentKey, intentOptions).end();
  }

  async #cancel(): Promise<void> {
    const { undo } = this.#spending;
    if (!undo) return;
    await undo(this.#as);
    this.#forgetEndedByQuery();
    await this.#look();
  }

  /** Whether the screens of the cancelling have ended the intent is asked of the app, not assumed. */
  #forgetEndedByQuery(): void {
    const key = this.#view?.intent.intentKey;
    if (typeof key === 'string' && createIntent(key).pending() === undefined) this.#open.clear();
  }

  /** Somebody else signs in in this tab, taps once, and leaves it to the first member again. */
  async #letOtherTap(): Promise<void> {
    const [own, ownEffects] = [this.#as, this.#spending.effects(this.#userId)];
    const ownOpen = this.#open;
    const keeps = this.#view?.intent.intentOptions?.store !== undefined;
    await this.#signIn(OTHERS[own] ?? 'newcomer', new Map());
    await this.#tap({ do: 'tap', times: 1, fault: 'none' });
    await this.#signIn(own, keeps ? ownOpen : new Map());
    expect(this.#spending.effects(this.#userId)).toBe(ownEffects);
  }

  async #signIn(as: Persona, open: Map<string, Open>): Promise<void> {
    this.#as = as;
    this.#open = open;
    signInAs(as);
    await this.#reload();
  }
}
