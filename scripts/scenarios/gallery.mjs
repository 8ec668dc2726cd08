// The pictures as one page that needs no server.
import sharp from 'sharp';

const STYLE = `
body{margin:0;padding:24px;font:14px/1.5 -apple-system,"PingFang SC","Noto Sans CJK SC",sans-serif;color:#18221f;background:#e9eeec}
h1{font-size:20px}
h2{margin:32px 0 8px;font-size:17px}
nav a{display:inline-block;margin:0 12px 6px 0;color:#125d52}
.sheet{display:flex;flex-wrap:wrap;margin:0 -8px}
figure{margin:8px;width:236px}
img{display:block;width:234px;border:1px solid #b9c7c2;border-radius:8px;background:#fff}
figcaption{margin-top:4px}
code{display:block;color:#4f5c58;font-size:12px;overflow-wrap:anywhere}
.bad img{border-color:#b3261e}.bad code{color:#b3261e}`;

const escaped = (text) => text.replace(/[&<>"]/g, (each) => `&#${each.charCodeAt(0)};`);

async function figureOf({ scenario, isElder, picture, faults }) {
  const image = picture
    ? `<img loading="lazy" alt="" src="data:image/webp;base64,${(await sharp(picture).webp({ quality: 62 }).toBuffer()).toString('base64')}">`
    : '';
  const told = [`${scenario.name}${isElder ? '（长辈版）' : ''}`, ...faults].map(
    (each) => `<code>${escaped(each)}</code>`,
  );
  const title = `<figcaption>${escaped(scenario.title)}${told.join('')}</figcaption>`;
  return `<figure${faults.length > 0 ? ' class="bad"' : ''}>${image}${title}</figure>`;
}

async function sheetOf({ screen, path }, chosen, seen) {
  const own = chosen.filter(({ name }) => name.startsWith(`${screen}/`));
  if (own.length === 0) return '';
  const looks = own.flatMap(({ name }) =>
    seen.filter(({ scenario }) => scenario.name === name).sort((one, other) => one.isElder - other.isElder),
  );
  const figures = await Promise.all(looks.map(figureOf));
  return `<h2 id="${screen}">${screen} <small>${path}</small></h2><div class="sheet">${figures.join('')}</div>`;
}

/** The contact sheets of all screens, in the order of the catalogue. */
export async function galleryOf(screens, chosen, seen) {
  const sheets = [];
  for (const screen of screens) sheets.push(await sheetOf(screen, chosen, seen));
  const links = screens.map(({ screen }) => `<a href="#${screen}">${screen}</a>`).join('');
  return `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>场景</title><style>${STYLE}</style>
<h1>${chosen.length} 个场景</h1><nav>${links}</nav>${sheets.join('\n')}</html>\n`;
}
