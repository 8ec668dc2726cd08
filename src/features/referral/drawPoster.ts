import {
  breakClauses,
  breakLines,
  drawCode,
  drawSheet,
  loadPicture,
  type Pen,
  setFont,
  write,
} from '@/shared/ui/DrawnPicture/sheet';
import { POSTER } from './posterSheet';

export interface PosterContent {
  brand: string;
  slogan: string;
  title: string;
  subtitle: string;
  note: string;
  link: string;
  /** A picture of our own origin; the poster is drawn without it when it does not come. */
  artUrl: string;
}

const INK = { dark: '#0b3a34', leaf: '#125d52', sun: '#fcdcb2', cream: '#fff7ec', text: '#18221f', weak: '#4f5c58' };
const MARGIN = 28;
const ART_SIZE = 132;

function drawGround(pen: Pen): void {
  const { width, height } = POSTER;
  const sky = pen.createLinearGradient(0, 0, width, height * 0.62);
  sky.addColorStop(0, INK.leaf);
  sky.addColorStop(1, INK.dark);
  pen.fillStyle = sky;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = 'rgba(252, 220, 178, 0.16)';
  pen.beginPath();
  pen.arc(width - 84, 196, 96, 0, Math.PI * 2);
  pen.fill();
}

/** The hill that cuts the figure. */
function drawHill(pen: Pen): void {
  const { width, height } = POSTER;
  pen.fillStyle = INK.cream;
  pen.beginPath();
  pen.moveTo(0, 352);
  pen.bezierCurveTo(96, 300, 240, 300, width, 344);
  pen.lineTo(width, height);
  pen.lineTo(0, height);
  pen.closePath();
  pen.fill();
}

function drawWords(pen: Pen, { brand, slogan, title, subtitle }: PosterContent): void {
  write(pen, brand, MARGIN, 56, '600 20px', INK.sun);
  write(pen, slogan, MARGIN, 80, '400 13px', INK.sun);
  setFont(pen, '700 30px');
  const measure = (text: string) => pen.measureText(text).width;
  const lines = breakLines(title, POSTER.width - MARGIN * 2, 2, measure);
  lines.forEach((line, place) => {
    write(pen, line, MARGIN, 132 + place * 40, '700 30px', '#ffffff');
  });
  setFont(pen, '400 15px');
  breakLines(subtitle, POSTER.width - MARGIN * 2, 2, measure).forEach((line, place) => {
    write(pen, line, MARGIN, 132 + lines.length * 40 - 4 + place * 24, '400 15px', INK.sun);
  });
}

function drawLink(pen: Pen, { link, note }: PosterContent): void {
  const { width, qrSize } = POSTER;
  const top = 376;
  drawCode(pen, link, MARGIN, top, qrSize);
  const textLeft = MARGIN + qrSize + 20;
  setFont(pen, '400 14px');
  breakClauses(note, width - textLeft - 20, 4, (text) => pen.measureText(text).width).forEach((line, place) => {
    write(pen, line, textLeft, top + 62 + place * 22, '400 14px', INK.weak);
  });
  write(pen, '长按或扫码打开', textLeft, top + 36, '600 16px', INK.text);
}

/** Draws the poster; undefined where the browser cannot. The QR code is the one of the staff codes. */
export function drawPoster(content: PosterContent): Promise<string | undefined> {
  return drawSheet(POSTER, async (pen) => {
    const art = await loadPicture(content.artUrl);
    drawGround(pen);
    if (art) pen.drawImage(art, POSTER.width - ART_SIZE - 18, 206, ART_SIZE, ART_SIZE);
    drawHill(pen);
    drawWords(pen, content);
    drawLink(pen, content);
  });
}
