import { parseSheet } from './parseSheet.mjs';

const RAW_COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl)a?\(/i;
const NAMED_COLOUR = /(?<![\w-])(?:white|black|red|green|blue|yellow|orange|gr[ae]y|silver|gold|pink|purple)(?![\w-])/i;
/** Variables that antd-mobile's parts read. */
const ANTD_MOBILE = /^--(?:adm-|border-radius$|height$)/;
const PALETTE = /var\(--(?:leaf|apricot|ink|white)\b/;
const GAP = /^(?:grid-)?(?:row-|column-)?gap$/;
/** A variable is a name for its colour, and in a mask a colour only says what is covered. */
const FREE_OF_COLOURS = /^--|^(?:-webkit-)?mask/;
const MOTION = /^(?:transition|animation)/;
const OWN_TIME = /(?<![\w.-])\d*\.?\d+m?s\b/;
const ENDLESS = /\binfinite\b/;
const GRID = /^(?:inline-)?grid$/;
/** Where WebKit is left out: its `pretty` gives Chinese in a narrow box lines of a single character. */
const NOT_WEBKIT = /^@supports not \(hanging-punctuation: first\)$/;

/** What phones of ours do not know: they leave out every rule in whose list it stands. */
const NEWER = /:(?:focus-visible|has|is|where)\b/;

/** Whether a rule that all phones need is in a list with one for newer phones. */
function isMixed({ selector }) {
  const parts = selector.split(/,(?![^(]*\))/).map((each) => NEWER.test(each));
  return parts.includes(true) && parts.includes(false);
}

/** The classes of the element that a rule is about. */
const elementOf = (rule) =>
  rule.selector
    .split(/[\s>+~]+/)
    .pop()
    .match(/\.[\w-]+/g) ?? [];

/** The rules for the element that a rule is about: itself, what it stands in with `&`, and others of its classes. */
function ofSameElement(rules, rule) {
  const names = elementOf(rule);
  const isSame = (each) => elementOf(each).length > 0 && elementOf(each).every((name) => names.includes(name));
  const around = rule.parent && /^[&@]/.test(rule.selector) ? ofSameElement(rules, rule.parent) : [];
  return [rule, ...rules.filter(isSame), ...around];
}

function isGrid(rules, rule) {
  return ofSameElement(rules, rule).some((each) =>
    each.declarations.some(
      ({ property, value }) => (property === 'display' && GRID.test(value)) || property === 'columns',
    ),
  );
}

/** Of several movements, those after the first one may end by themselves. */
const STANDS_STILL = ({ property, value }) =>
  property === 'animation-play-state' && /^var\(--play\)(, running)*$/.test(value);

/** The rules that a rule stands in, itself among them. */
const rulesAround = (rule) => (rule ? [rule, ...rulesAround(rule.parent)] : []);

/** Whether the movement ends or stands still where nothing may move: its time is a token, or the token stops it. */
function isStoppable({ declarations }, { property, value }) {
  if (!MOTION.test(property)) return true;
  if (ENDLESS.test(value)) return declarations.some(STANDS_STILL);
  return !OWN_TIME.test(value);
}

/** Each line of a feature's or a part's sheet that breaks a house rule: `{ line, text }`. */
export function sheetProblems(source) {
  const rules = parseSheet(source);
  const mixed = rules.filter(isMixed).map(({ selector, line }) => ({
    line,
    text: `${selector.replace(/\s+/g, ' ')}: iOS 12 and Chrome 80 leave out the whole rule, give the newer selector one of its own`,
  }));
  const broken = rules.flatMap((rule) =>
    rule.declarations.flatMap(({ property, value, line }) =>
      [
        !isStoppable(rule, { property, value }) &&
          `${property}: ${value} has a time of its own: use var(--t-…), or animation-play-state: var(--play) without end`,
        GAP.test(property) &&
          !isGrid(rules, rule) &&
          `${property} outside a grid: iOS 12 and Chrome 80 have no gap in a flex container, use margins`,
        /^text-wrap/.test(property) &&
          /\bpretty\b/.test(value) &&
          !rulesAround(rule).some(({ selector }) => NOT_WEBKIT.test(selector)) &&
          `${property}: ${value} breaks Chinese apart on iOS: what is inherited from global.less does`,
        /\b100vh\b/.test(value) && '100vh is taller than the window of an iPhone: use var(--h-screen)',
        !FREE_OF_COLOURS.test(property) &&
          (RAW_COLOUR.test(value) || NAMED_COLOUR.test(value)) &&
          `a colour of its own (${value}): give it a name in tokens.less`,
        !FREE_OF_COLOURS.test(property) &&
          PALETTE.test(value) &&
          `a colour of the palette (${value}): use or add one with a meaning in tokens.less`,
      ]
        .filter(Boolean)
        .map((text) => ({ line, text: text.replace(/\s+/g, ' ') })),
    ),
  );
  return [...mixed, ...broken];
}

/** The variables that sheets or code need but nobody defines, and those that are defined for nobody, by name. */
export function tokenProblems(sheets, scripts) {
  const text = [...sheets, ...scripts].join('\n');
  const defined = new Set(Array.from(text.matchAll(/(--[\w-]+)['"]?\]?\s*:/g), ([, name]) => name));
  const used = new Set(Array.from(text.matchAll(/var\(\s*(--[\w-]+)/g), ([, name]) => name));
  const demanded = new Set(Array.from(text.matchAll(/var\(\s*(--[\w-]+)\s*\)/g), ([, name]) => name));
  const given = new Set(Array.from(text.matchAll(/setProperty\(\s*['"](--[\w-]+)/g), ([, name]) => name));
  return [
    ...[...demanded]
      .filter((name) => !defined.has(name) && !given.has(name) && !ANTD_MOBILE.test(name))
      .map((name) => `${name} is defined nowhere`),
    ...[...defined]
      .filter((name) => !used.has(name) && !ANTD_MOBILE.test(name))
      .map((name) => `${name} is used nowhere`),
  ];
}
