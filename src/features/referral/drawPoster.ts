import { drawQr } from '@/shared/ui/QrCode/qrPath';
import { breakLines, POSTER, posterScale } from './posterLayout';

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

const FONT = '-apple-system, BlinkMacSystemFont, "PingFang SC", "Noto Sans CJK SC", "Microsoft YaHei", sans-serif';
const INK = { dark: '#0b3a34', leaf: '#125d52', sun: '#fcdcb2', cream: '#fff7ec', text: '#18221f', weak: '#4f5c58' };
const MARGIN = 28;
const ART_SIZE = 132;

function loadPicture(url: string): Promise<HTMLImageElement | undefined> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => resolve(undefined);
    image.src = url;
  });
}

type Pen = CanvasRenderingContext2D;

function write(pen: Pen, text: string, x: number, y: number, font: string, color: string): void {
  pen.font = `${font} ${FONT}`;
  pen.fillStyle = color;
  pen.fillText(text, x, y);
}

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
  // The hill that cuts the figure.
  pen.fillStyle = INK.cream;
  pen.beginPath();
  pen.moveTo(0, 352);
  pen.bezierCurveTo(96, 300, 240, 300, width, 344);
  pen.lineTo(width, height);
  pen.lineTo(0, height);
  pen.closePath();
}

function drawWords(pen: Pen, { brand, slogan, title, subtitle }: PosterContent): void {
  write(pen, brand, MARGIN, 56, '600 20px', INK.sun);
  write(pen, slogan, MARGIN, 80, '400 13px', INK.sun);
  pen.font = `700 30px ${FONT}`;
  const measure = (text: string) => pen.measureText(text).width;
  const lines = breakLines(title, POSTER.width - MARGIN * 2, 2, measure);
  lines.forEach((line, place) => {
    write(pen, line, MARGIN, 132 + place * 40, '700 30px', '#ffffff');
  });
  pen.font = `400 15px ${FONT}`;
  breakLines(subtitle, POSTER.width - MARGIN * 2, 2, measure).forEach((line, place) => {
    write(pen, line, MARGIN, 132 + lines.length * 40 - 4 + place * 24, '400 15px', INK.sun);
  });
}

function drawCode(pen: Pen, { link, note }: PosterContent): void {
  const { width, qrSize } = POSTER;
  const code = drawQr(link);
  const left = MARGIN;
  const top = 376;
  pen.fillStyle = '#ffffff';
  pen.fillRect(left, top, qrSize, qrSize);
  if (code) {
    pen.save();
    pen.translate(left, top);
    pen.scale(qrSize / code.size, qrSize / code.size);
    pen.fillStyle = '#000000';
    pen.fill(new Path2D(code.path));
    pen.restore();
  }
  const textLeft = left + qrSize + 20;
  pen.font = `400 14px ${FONT}`;
  breakLines(note, width - textLeft - 20, 4, (text) => pen.measureText(text).width).forEach((line, place) => {
    write(pen, line, textLeft, top + 62 + place * 22, '400 14px', INK.weak);
  });
  write(pen, '长按或扫码打开', textLeft, top + 36, '600 16px', INK.text);
}

/**
 * Draws the poster on a canvas of its own and returns it as a PNG data address; undefined where the browser cannot draw.
 * Every picture is of our own origin, so the canvas can always be read. The QR code is the one of the staff codes.
 */
export async function drawPoster(content: PosterContent): Promise<string | undefined> {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) return undefined;
  const scale = posterScale(window.devicePixelRatio);
  canvas.width = POSTER.width * scale;
  canvas.height = POSTER.height * scale;
  pen.scale(scale, scale);
  const art = await loadPicture(content.artUrl);
  drawGround(pen);
  if (art) pen.drawImage(art, POSTER.width - ART_SIZE - 18, 206, ART_SIZE, ART_SIZE);
  pen.fill();
  drawWords(pen, content);
  drawCode(pen, content);
  try {
    return canvas.toDataURL('image/png');
  } catch {
    return undefined;
  }
}
