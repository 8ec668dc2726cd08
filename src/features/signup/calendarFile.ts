/** What is entered into a calendar. Times in epoch ms. */
export interface CalendarEvent {
  /** Names the event: entered twice, it stands there once. */
  uid: string;
  title: string;
  start: number;
  end: number;
  place?: string | undefined;
  text?: string | undefined;
  /** When the entry was written. */
  writtenAt: number;
  /** How long before the start the phone reminds of it; undefined: not at all. */
  remindHours?: number | undefined;
}

const LINE_END = '\r\n';
/** A line is at most so many bytes; the space that begins a line which goes on counts. */
const LINE_BYTES = 75;

/** "20261128T003000Z" */
function stampOf(time: number): string {
  return new Date(time).toISOString().replace(/[-:]/g, '').replace(/\.\d+/, '');
}

function escapeText(text: string): string {
  return text
    .replace(/\\/g, '\\\\')
    .replace(/([;,])/g, '\\$1')
    .replace(/\r\n|\r|\n/g, '\\n');
}

/** How long a character is in UTF-8. */
function bytesOf(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}

/** Breaks a line that is too long between two characters; what follows begins with a space. */
function fold(line: string): string {
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const more = bytesOf(character);
    if (bytes + more > LINE_BYTES) {
      folded += `${LINE_END} `;
      bytes = 1;
    }
    folded += character;
    bytes += more;
  }
  return folded;
}

function reminder(title: string, hours: number): string[] {
  return ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escapeText(title)}`, `TRIGGER:-PT${hours}H`, 'END:VALARM'];
}

/**
 * Writes an event as a calendar file (RFC 5545), with its reminder. It holds what the member sees anyway; names
 * of persons do not belong in it.
 */
export function writeCalendar({ uid, title, start, end, place, text, writtenAt, remindHours }: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//membership-h5//signup//ZH',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${stampOf(writtenAt)}`,
    `DTSTART:${stampOf(start)}`,
    `DTEND:${stampOf(end)}`,
    `SUMMARY:${escapeText(title)}`,
    ...(place ? [`LOCATION:${escapeText(place)}`] : []),
    ...(text ? [`DESCRIPTION:${escapeText(text)}`] : []),
    ...(remindHours === undefined ? [] : reminder(title, remindHours)),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map(fold).join(LINE_END) + LINE_END;
}
