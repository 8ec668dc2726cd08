/** A distance in metres in words: "320 米", "2.4 公里"; '' when it is not known. */
export function formatDistance(metres: number | null): string {
  if (metres === null) return '';
  return metres < 1000 ? `${metres} 米` : `${(metres / 1000).toFixed(1)} 公里`;
}
