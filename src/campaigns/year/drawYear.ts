import { formatPoints } from '@/shared/lib/pointsFormat';
import { drawCode, drawSheet, loadPicture, type Pen, setFont, write } from '@/shared/ui/DrawnPicture/sheet';
import { SHEET } from './yearSheet';
import { badgeLines, orbitDots, type YearPicture } from './yearWords';

interface Drawn {
  picture: YearPicture;
  brand: string;
  /** The campaign's address; nothing of the member in it. */
  link: string;
  artUrl: string;
}

const INK = { top: '#0b1c30', low: '#1b3b5a', gold: '#e8c98a', cream: '#f6e9cf', soft: '#d6e3f0', star: '#8fb4d6' };
const ORBIT = { x: 180, y: 186, rx: 148, ry: 92 };
const STARS = [
  [34, 40],
  [82, 96],
  [326, 54],
  [300, 118],
  [22, 250],
  [340, 262],
  [60, 300],
  [288, 304],
  [120, 36],
  [246, 84],
] as const;
const ART = 84;
const CODE = 92;

function drawSky(pen: Pen): void {
  const sky = pen.createLinearGradient(0, 0, 0, SHEET.height);
  sky.addColorStop(0, INK.top);
  sky.addColorStop(1, INK.low);
  pen.fillStyle = sky;
  pen.fillRect(0, 0, SHEET.width, SHEET.height);
  pen.fillStyle = INK.star;
  for (const [x, y] of STARS) dot(pen, x, y, 1.2);
}

function dot(pen: Pen, x: number, y: number, radius: number): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  pen.fill();
}

/** A month's dot grows with its sign-ins; one that is to come is a ring. */
function drawOrbit(pen: Pen, { months }: YearPicture): void {
  pen.strokeStyle = INK.gold;
  pen.lineWidth = 1.2;
  pen.beginPath();
  pen.ellipse(ORBIT.x, ORBIT.y, ORBIT.rx, ORBIT.ry, 0, 0, Math.PI * 2);
  pen.stroke();
  for (const { month, x, y } of orbitDots(ORBIT)) {
    const days = months.find((each) => each.month === month)?.days ?? null;
    pen.fillStyle = days === null ? INK.top : INK.gold;
    dot(pen, x, y, days === null ? 3 : 3 + days / 7);
    if (days === null) pen.stroke();
  }
}

function centre(pen: Pen, text: string, y: number, font: string, color: string, x: number = SHEET.width / 2): void {
  pen.textAlign = 'center';
  write(pen, text, x, y, font, color);
  pen.textAlign = 'left';
}

function drawStats(pen: Pen, { stats }: YearPicture): void {
  const width = (SHEET.width - 48) / Math.max(stats.length, 1);
  stats.forEach(({ label, value }, place) => {
    const x = 24 + width * (place + 0.5);
    centre(pen, formatPoints(value), 372, '700 28px', INK.gold, x);
    centre(pen, label, 394, '400 13px', INK.soft, x);
  });
}

function drawBadges(pen: Pen, { badges }: YearPicture): void {
  if (badges.length === 0) return;
  setFont(pen, '400 14px');
  const lines = badgeLines(badges, SHEET.width - 64, (text) => pen.measureText(text).width);
  lines.forEach((line, place) => {
    centre(pen, line, 430 + place * 22, '400 14px', INK.cream);
  });
}

/** A member's year to show to others; undefined where the browser cannot draw. */
export function drawYear({ picture, brand, link, artUrl }: Drawn): Promise<string | undefined> {
  return drawSheet(SHEET, async (pen) => {
    const art = await loadPicture(artUrl);
    drawSky(pen);
    centre(pen, '照护这一年', 62, '700 30px', INK.cream);
    drawOrbit(pen, picture);
    centre(pen, String(picture.year), 216, '700 88px', INK.gold);
    if (art) pen.drawImage(art, (SHEET.width - ART) / 2, 250, ART, ART);
    drawStats(pen, picture);
    drawBadges(pen, picture);
    drawCode(pen, link, 24, 484, CODE);
    write(pen, brand, 24 + CODE + 16, 520, '600 17px', INK.cream);
    write(pen, '长按或扫码，看看年度活动', 24 + CODE + 16, 546, '400 14px', INK.soft);
  });
}
