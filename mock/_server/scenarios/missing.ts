/** A state that a screen can be in and that has no scenario, with the reason. */
interface Missing {
  readonly state: string;
  readonly why: string;
}

/** What the catalogue does not show. Whoever finds a way takes the state off this list. */
export const MISSING: readonly Missing[] = [
  { state: 'comment/more-failed', why: 'the second page is asked for by scrolling, which a setting cannot do' },
  { state: 'april-join-team/complete', why: 'for its members the screen goes on to april-success at once' },
  { state: 'april-success/incomplete', why: 'the screen goes back to april-join-team at once' },
  { state: 'paying/success', why: 'the screen goes on to the result at once: paying/already-paid' },
  { state: 'equity/code-overdue', why: 'a code is over after a minute of waiting only' },
  { state: 'equity/code-used', why: 'the code that staff takes stands on the screen only' },
  { state: 'address/areas-failed', why: 'the areas come with the files of the app, which no fault concerns' },
  { state: 'coupon-list/code-overdue', why: 'a code is over after a minute of waiting only' },
  { state: 'equity-day/queue', why: 'the rule server asks to queue only above 20 claims within a second' },
  { state: 'equity-aggregation/part-failed', why: 'the mock server answers all groups or none' },
  { state: 'equity-aggregation/offline-codes', why: 'needs a code that was shown before in the same browser' },
  { state: 'member-rights-center/frozen', why: 'the mock server freezes no level' },
  { state: 'member-rights-center/no-levels', why: 'the mock server always has levels' },
  { state: 'membership-card/permanent', why: 'needs an activation with a code for good, which asks for two consents' },
  { state: 'activate-membership/permanent', why: 'needs a permanent card, see membership-card/permanent' },
  { state: 'activate-membership/activated', why: 'the screen goes on to vip-pay-success/activated' },
  { state: 'membership-card/price-changed', why: 'the price changes between two answers of one visit' },
  { state: 'goods-detail/price-changed', why: 'the mock server changes no price of a good' },
  { state: 'vip-order-detail/refunding', why: 'the mock server pays back at once' },
  {
    state: 'vip-pay-success/failed',
    why: 'an order whose payment was refused still waits: vip-pay-success/processing/refused',
  },
  { state: 'skin-library/going-on', why: 'kept answers are in the browser, which starts empty' },
  { state: 'nursing-care-join/draft-restored', why: 'a draft is kept in the tab, which starts empty' },
  { state: 'nursing-care-join/joined', why: 'needs a consent, an address and a slot that the server draws' },
  { state: 'notice-before/accepted', why: 'the screen goes on to where it was asked from' },
  { state: 'year/no-review', why: 'the block is left out and nothing stands in its place' },
  { state: 'year-order/gift', why: 'needs an order of a campaign that is handed in with a preview' },
  { state: 'login/redirecting', why: 'the browser leaves the page at once' },
];
