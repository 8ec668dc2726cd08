import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { classNameOf } from '../../scripts/className';

/*
 * A sheet that several screens use comes again with each of them, behind the sheets of the screens before. Where two sheets
 * say different things of one element and neither is more specific, what a member sees depends on where he was before.
 */

/** A selector that meets an element, and what it declares as others do: property, value, priority. */
interface Met {
  selector: string;
  declared: [string, string, string][];
}

interface Weighed {
  weight: number;
  owner: string;
  value: string;
}

const ROOT = process.cwd();
const IMPORTANT = 1_000_000;
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
 * For each kind of element that this document has not shown before, the rules that meet it: by a class of its own, or by the
 * name of the element below a class. Answers `Met[][]` as text: the test driver looks at every value of anything else, for
 * minutes in all. Runs in the page.
 */
function metRules(): string {
  type Rules = Map<string, { selector: string; style: CSSStyleDeclaration }[]>;
  const styleRules = (list: CSSRuleList): CSSStyleRule[] =>
    [...list].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) return [rule];
      return rule instanceof CSSMediaRule && matchMedia(rule.conditionText).matches ? styleRules(rule.cssRules) : [];
    });
  const rulesByClass = (): Rules => {
    const byClass: Rules = new Map();
    for (const { selectorText, style } of [...document.styleSheets].flatMap(({ cssRules }) => styleRules(cssRules))) {
      for (const selector of selectorText.split(/,(?![^(]*\))/).map((each) => each.trim())) {
        const subject = selector.split(/[\s>+~]+(?![^(]*\))/).pop() ?? '';
        const bare = subject.replace(/:not\([^)]*\)/g, '');
        const own = /\.[\w-]+/.exec(bare)?.[0].slice(1) ?? (/^[a-z]\w*/i.exec(bare)?.[0].toUpperCase() || '*');
        const rules = byClass.get(own) ?? [];
        rules.push({ selector, style });
        byClass.set(own, rules);
      }
    }
    return byClass;
  };
  const kept = window as {
    seenKinds?: Set<string>;
    seenLooks?: Set<string>;
    rules?: { sheets: number; byClass: Rules };
  };
  kept.seenKinds ??= new Set();
  kept.seenLooks ??= new Set();
  const sheets = document.styleSheets.length;
  if (kept.rules?.sheets !== sheets) {
    kept.rules = { sheets, byClass: rulesByClass() };
    // A sheet that has come may speak of what was looked at before.
    kept.seenLooks = new Set();
  }
  const { seenKinds, rules } = kept;
  const said = (style: CSSStyleDeclaration, name: string) => style.getPropertyValue(name) || style.cssText;
  const isNew = (element: Element) => {
    const look = [element.parentElement?.className, element.tagName, element.className].join('|');
    if (kept.seenLooks?.has(look)) return false;
    kept.seenLooks?.add(look);
    return true;
  };
  const elements = [...document.querySelectorAll('body *')];
  const kinds = elements.flatMap((element) => {
    if (!isNew(element) && element.classList.length < 2) return [];
    const met = [...element.classList, element.tagName.toUpperCase(), '*']
      .flatMap((name) => rules.byClass.get(name) ?? [])
      .filter(({ selector }) => element.matches(selector.replace(/::[\w-]+/, '') || '*'));
    const kind = met.map(({ selector }) => selector).join();
    if (seenKinds.has(kind)) return [];
    seenKinds.add(kind);
    const names = met.flatMap(({ style }) => [...style]);
    const declared = (style: CSSStyleDeclaration) =>
      [...style]
        .filter((name) => names.indexOf(name) !== names.lastIndexOf(name))
        .map((name): [string, string, string] => [name, said(style, name), style.getPropertyPriority(name)]);
    return [met.map(({ selector, style }) => ({ selector, declared: declared(style) }))];
  });
  return JSON.stringify(kinds);
}

/** A selector's specificity as one number. */
function weightOf(selector: string): number {
  const bare = selector.replace(/::[\w-]+/g, '').replace(/:not\(|\)/g, '');
  const count = (pattern: RegExp) => (bare.match(pattern) ?? []).length;
  return 10_000 * count(/#[\w-]+/g) + 100 * count(/\.[\w-]+|\[[^\]]+\]|:[\w-]+/g) + count(/(?<![\w.#:[="-])[a-z]\w*/gi);
}

/** The class of the build that a selector is about: of its element, or the nearest one above. */
function subjectOf(selector: string): string {
  const classes = selector.replace(/:not\([^)]*\)/g, '').split(/[\s>+~]+(?![^(]*\))/);
  return classes.reduceRight((found, part) => found || (/\.([\w-]+)/.exec(part)?.[1] ?? ''), '');
}

/** Of the rules that meet one element, those that would decide a property by their order alone. */
function equals(met: readonly Met[], ownerOf: (name: string) => string): string[] {
  const byProperty = new Map<string, Weighed[]>();
  for (const { selector, declared } of met) {
    // What no class owns is in the main sheet, which is always the first.
    if (subjectOf(selector) === '') continue;
    const pseudo = /::[\w-]+/.exec(selector)?.[0] ?? '';
    const weight = weightOf(selector);
    const owner = ownerOf(subjectOf(selector));
    for (const [name, value, priority] of declared) {
      const rules = byProperty.get(name + pseudo) ?? [];
      rules.push({ weight: weight + (priority === '' ? 0 : IMPORTANT), owner, value });
      byProperty.set(name + pseudo, rules);
    }
  }
  return [...byProperty].flatMap(([property, rules]) => {
    const most = Math.max(...rules.map(({ weight }) => weight));
    const [first, ...others] = rules.filter(({ weight }) => weight === most);
    const sheetOf = (owner: string | undefined) => owner?.split(' ')[0];
    const other = others.find(({ owner, value }) => sheetOf(owner) !== sheetOf(first?.owner) && value !== first?.value);
    return other ? [`${property} by the order of sheets: ${first?.owner}, ${other.owner}`] : [];
  });
}

/** What the order in which screens were opened would decide: the property and the two classes. */
export async function orderFaultsOf(page: Page): Promise<string[]> {
  owners ??= ownersOfClasses();
  const ownerOf = (name: string) => owners?.get(name) ?? name;
  const kinds = JSON.parse(await page.evaluate(metRules)) as Met[][];
  return [...new Set(kinds.flatMap((met) => equals(met, ownerOf)))];
}
