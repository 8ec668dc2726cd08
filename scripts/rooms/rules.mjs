// Who may import whom, read from the rules of .dependency-cruiser.cjs.
import rules from '../../.dependency-cruiser.cjs';

/** The rooms from the top of the house to its floor, each with files that stand for its parts. */
const ROOMS = {
  'app, shell': { shell: 'src/shell/AppShell.tsx' },
  pages: { pages: 'src/pages/login/index.tsx' },
  models: { models: 'src/models/activity.ts' },
  campaigns: { screens: 'src/campaigns/winter/screens/WinterScreen.tsx', inside: 'src/campaigns/winter/routes.ts' },
  features: {
    screens: 'src/features/coupon/screens/CouponListScreen.tsx',
    'index.ts': 'src/features/coupon/index.ts',
    components: 'src/features/coupon/components/CenterList.tsx',
    logic: 'src/features/coupon/contract.ts',
  },
  frame: { frame: 'src/frame/ScreenFrame.tsx' },
  request: { request: 'src/request/send.ts' },
  session: { session: 'src/session/signIn.ts' },
  bridge: { bridge: 'src/bridge/share.ts' },
  shared: { shared: 'src/shared/config/routes.ts' },
};

const listOf = (value) => (value === undefined ? [] : [value].flat());
const fitsAny = (patterns, file) => patterns.some((each) => new RegExp(each).test(file));

/** Whether a rule refuses that `from` imports `to`; both are paths of files, which need not exist. */
function refuses(rule, from, to) {
  const caught = new RegExp(rule.from.path ?? '').exec(from);
  if (!caught || fitsAny(listOf(rule.from.pathNot), from) || rule.to.path === undefined) return false;
  const filled = (patterns) => listOf(patterns).map((each) => each.replace(/\$1/g, caught[1] ?? ''));
  return fitsAny(filled(rule.to.path), to) && !fitsAny(filled(rule.to.pathNot), to);
}

/** The parts of `to` that a room may enter; empty when it may not. */
function partsAllowed(from, to) {
  const isAllowed = (file) =>
    Object.values(ROOMS[from]).some((own) => !rules.forbidden.some((rule) => refuses(rule, own, file)));
  return Object.entries(ROOMS[to]).flatMap(([part, file]) => (isAllowed(file) ? [part] : []));
}

/** `{ from, to, parts }` for every room that may enter another; `parts` is empty when it may enter all of it. */
export function roomEdges() {
  const names = Object.keys(ROOMS);
  return names.flatMap((from) =>
    names.flatMap((to) => {
      const parts = from === to ? [] : partsAllowed(from, to);
      if (parts.length === 0) return [];
      return [{ from, to, parts: parts.length === Object.keys(ROOMS[to]).length ? [] : parts }];
    }),
  );
}

/**
 * The agreed edges between features, as `[from, to]`.
 * @returns {[string, string][]}
 */
export function featureEdges() {
  return rules.forbidden.flatMap(({ name, to }) => {
    const [, from] = /^feature-edges-of-(.+)$/.exec(name) ?? [];
    const doors = listOf(to.pathNot).flatMap((each) => /^\^src\/features\/([\w-]+)\/index/.exec(each)?.[1] ?? []);
    return from === undefined ? [] : doors.map((door) => [from, door]);
  });
}
