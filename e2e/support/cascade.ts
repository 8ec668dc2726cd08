import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { classNameOf } from '../../scripts/className';

/*
 * A sheet that several screens use comes again with each of them, behind the sheets of the screens before. Where two sheets
 * say different things of one element and neither is more specific, what a member sees depends on where he was before.
 */

/** Rules that meet one element with the same weight and say different things of one property: each its class and what it says. */
interface Contest {
  property: string;
  rules: { subject: string; value: string }[];
}

const ROOT = process.cwd();
let owners: Map<string, string> | undefined;

/** The sheet and the class that stand behind each class of the build. */
function ownersOfClasses(): Map<string, string> {
  const sheets = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.less'))
    .map((file) => join(ROOT, 'src', file));
  const ownersOf = (resourcePath: string) =>
    Array.from(readFileSync(resourcePath, 'utf8').matchAll(/\.([a-z_][\w-]*)/gi), ([, name = '']): [string, string] => [
      classNameOf({ resourcePath, rootContext: ROOT }, '', name),
      `${resourcePath.slice(ROOT.length + 1)} .${name}`,
    ]);
  return new Map(sheets.flatMap(ownersOf));
}

/**
 * For each kind of element that this document has not shown before, what the order of the rules that meet it would decide: by
 * a class of its own, or by the name of the element below a class. Runs in the page.
 */
export function contests(): Contest[] {
  type Rule = { selector: string; style: CSSStyleDeclaration };
  type Rules = Map<string, Rule[]>;
  const IMPORTANT = 1_000_000;
  const kept = window as {
    seenKinds?: Set<string>;
    seenLooks?: Set<string>;
    rules?: { sheets: number; byClass: Rules };
  };
  const styleRules = (list: CSSRuleList): CSSStyleRule[] =>
    [...list].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) return [rule];
      return rule instanceof CSSMediaRule && matchMedia(rule.conditionText).matches ? styleRules(rule.cssRules) : [];
    });
  const withoutNot = (selector: string) => selector.replace(/:not\([^)]*\)/g, '');
  const partsOf = (selector: string) => selector.split(/[\s>+~]+(?![^(]*\))/);
  // The class of its element, or the nearest one above.
  const subjectOf = (selector: string) =>
    partsOf(withoutNot(selector)).reduceRight((found, part) => found || (/\.([\w-]+)/.exec(part)?.[1] ?? ''), '');
  const selectorsOf = ({ selectorText, style }: CSSStyleRule): Rule[] =>
    selectorText.split(/,(?![^(]*\))/).map((each) => ({ selector: each.trim(), style }));
  const ownOf = (selector: string) => {
    const bare = withoutNot(partsOf(selector).pop() ?? '');
    return /\.[\w-]+/.exec(bare)?.[0].slice(1) ?? (/^[a-z]\w*/i.exec(bare)?.[0].toUpperCase() || '*');
  };
  const rulesByClass = (): Rules => {
    const all = [...document.styleSheets].flatMap(({ cssRules }) => styleRules(cssRules).flatMap(selectorsOf));
    const byClass: Rules = new Map();
    for (const rule of all) {
      const own = ownOf(rule.selector);
      // What no class owns is in the main sheet, which is always the first.
      if (subjectOf(rule.selector) !== '') byClass.set(own, [...(byClass.get(own) ?? []), rule]);
    }
    return byClass;
  };
  const weightOf = (selector: string) => {
    const bare = selector.replace(/::[\w-]+/g, '').replace(/:not\(|\)/g, '');
    const count = (pattern: RegExp) => (bare.match(pattern) ?? []).length;
    const names = count(/(?<![\w.#:[="-])[a-z]\w*/gi);
    return 10_000 * count(/#[\w-]+/g) + 100 * count(/\.[\w-]+|\[[^\]]+\]|:[\w-]+/g) + names;
  };
  const saidBy = ({ selector, style }: Rule) =>
    [...style].map((name) => ({
      property: name + (/::[\w-]+/.exec(selector)?.[0] ?? ''),
      weight: weightOf(selector) + (style.getPropertyPriority(name) === '' ? 0 : IMPORTANT),
      subject: subjectOf(selector),
      // One whose shorthand has a variable has no value of its own: the whole rule stands for it.
      value: style.getPropertyValue(name) || style.cssText,
    }));
  const contestsAmong = (met: Rule[]): Contest[] => {
    const names = met.flatMap(({ style }) => [...style]);
    const shared = new Set(names.filter((name, place) => names.indexOf(name) !== place));
    const said = met.flatMap(saidBy).filter(({ property }) => shared.has(property.split('::')[0] ?? ''));
    return [...new Set(said.map(({ property }) => property))].flatMap((property) => {
      const rules = said.filter((each) => each.property === property);
      const most = Math.max(...rules.map(({ weight }) => weight));
      const heaviest = rules.filter(({ weight }) => weight === most).map(({ subject, value }) => ({ subject, value }));
      const isContest = heaviest.some(
        ({ subject, value }) => subject !== heaviest[0]?.subject && value !== heaviest[0]?.value,
      );
      return isContest ? [{ property, rules: heaviest }] : [];
    });
  };

  kept.seenKinds ??= new Set();
  kept.seenLooks ??= new Set();
  const sheets = document.styleSheets.length;
  if (kept.rules?.sheets !== sheets) {
    kept.rules = { sheets, byClass: rulesByClass() };
    // A sheet that has come may speak of what was looked at before.
    kept.seenLooks = new Set();
  }
  const { seenKinds, seenLooks, rules } = kept;
  const isNew = (element: Element) => {
    const look = [element.parentElement?.className, element.tagName, element.className].join('|');
    if (seenLooks.has(look)) return false;
    seenLooks.add(look);
    return true;
  };
  return [...document.querySelectorAll('body *')].flatMap((element) => {
    if (!isNew(element) && element.classList.length < 2) return [];
    const met = [...element.classList, element.tagName.toUpperCase(), '*']
      .flatMap((name) => rules.byClass.get(name) ?? [])
      .filter(({ selector }) => element.matches(selector.replace(/::[\w-]+/, '')));
    const kind = met.map(({ selector }) => selector).join();
    if (seenKinds.has(kind)) return [];
    seenKinds.add(kind);
    return contestsAmong(met);
  });
}

/** What the order in which screens were opened would decide: the property and the two classes. */
export function orderFaults(found: Contest[]): string[] {
  owners ??= ownersOfClasses();
  const ownerOf = (name: string) => owners?.get(name) ?? name;
  const sheetOf = (subject: string) => ownerOf(subject).split(' ')[0];
  const faults = found.flatMap(({ property, rules: [first, ...others] }) => {
    if (!first) return [];
    const other = others.find((each) => sheetOf(each.subject) !== sheetOf(first.subject) && each.value !== first.value);
    return other ? [`${property} by the order of sheets: ${ownerOf(first.subject)}, ${ownerOf(other.subject)}`] : [];
  });
  return [...new Set(faults)];
}
