// The pictures as one page that needs no server. What an earlier run has looked at stays until it is looked at again.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { ROOT } from '../lib.mjs';

const FOLDER = join(ROOT, 'gallery');
const LIST = join(FOLDER, 'seen.json');

const STYLE = `
body{margin:0;padding:24px;font:14px/1.5 -apple-system,"PingFang SC","Noto Sans CJK SC",sans-serif;color:#18221f;background:#e9eeec}
h1{font-size:20px}
h2{margin:32px 0 8px;font-size:17px}
nav a{display:inline-block;margin:0 12px 6px 0;color:#125d52}
.sheet{display:flex;flex-wrap:wrap;margin:0 -8px}
figure{margin:8px;width:236px}
img{display:block;width:234px;height:506px;border:1px solid #b9c7c2;border-radius:8px;background:#fff}
figcaption{margin-top:4px}
code{display:block;color:#4f5c58;font-size:12px;overflow-wrap:anywhere}
.bad img{border-color:#b3261e}.bad code{color:#b3261e}`;

const escaped = (text) => text.replace(/[&<>"]/g, (each) => `&#${each.charCodeAt(0)};`);

const fileOf = ({ name }, isElder) => `pictures/${name.replaceAll('/', '.')}${isElder ? '.elder' : ''}.webp`;

const keyOf = ({ name, isElder }) => `${name}${isElder ? '（长辈版）' : ''}`;

/** Everything that has been looked at so far: name, size, faults and picture of each. */
export function openGallery() {
  mkdirSync(join(FOLDER, 'pictures'), { recursive: true });
  const own = new Map();
  return {
    async add({ scenario, isElder, picture, faults }) {
      const file = picture ? fileOf(scenario, isElder) : '';
      if (picture) await sharp(picture).webp({ quality: 70 }).toFile(join(FOLDER, file));
      own.set(keyOf({ name: scenario.name, isElder }), { name: scenario.name, isElder, file, faults });
    },
    write(screens, scenarios) {
      // Read at the end: another run may have written meanwhile.
      const known = new Set(scenarios.map(({ name }) => name));
      const all = existsSync(LIST) ? JSON.parse(readFileSync(LIST, 'utf8')) : [];
      const kept = all.filter(({ name }) => known.has(name));
      const seen = new Map([...kept.map((each) => [keyOf(each), each]), ...own]);
      writeFileSync(LIST, JSON.stringify([...seen.values()], undefined, 1));
      writeFileSync(join(FOLDER, 'index.html'), pageOf(screens, scenarios, seen));
    },
  };
}

function figureOf({ name, title }, { isElder, file, faults }) {
  const image = file ? `<img loading="lazy" alt="" src="${file}">` : '';
  const told = [keyOf({ name, isElder }), ...faults].map((each) => `<code>${escaped(each)}</code>`);
  const caption = `<figcaption>${escaped(title)}${told.join('')}</figcaption>`;
  return `<figure${faults.length > 0 ? ' class="bad"' : ''}>${image}${caption}</figure>`;
}

function sheetOf({ screen, path }, scenarios, seen) {
  const own = scenarios.filter(({ name }) => name.startsWith(`${screen}/`));
  const figures = own.flatMap((scenario) =>
    [false, true].flatMap((isElder) => {
      const look = seen.get(keyOf({ name: scenario.name, isElder }));
      return look ? [figureOf(scenario, look)] : [];
    }),
  );
  if (figures.length === 0) return '';
  return `<h2 id="${screen}">${screen} <small>${path}</small></h2><div class="sheet">${figures.join('')}</div>`;
}

/** The contact sheets of all screens, in the order of the catalogue. */
function pageOf(screens, scenarios, seen) {
  const sheets = screens.map((screen) => sheetOf(screen, scenarios, seen));
  const links = screens.map(({ screen }) => `<a href="#${screen}">${screen}</a>`).join('');
  return `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>场景</title><style>${STYLE}</style>
<h1>${scenarios.length} 个场景，${seen.size} 张图</h1><nav>${links}</nav>${sheets.join('\n')}</html>\n`;
}
