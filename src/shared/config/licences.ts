/** Numbers that the law wants beside what they permit. Operators write them into public/app-config.js; '' shows no row. */
export interface Licences {
  /** Unified social credit code of the business licence. */
  readonly business: string;
  /** Registration number of the medical institution's practice licence. */
  readonly medical: string;
  /** Record or registration number for selling medical devices. */
  readonly device: string;
  /** ICP record of the site. */
  readonly icp: string;
}

/** Row by row: what a number is called, and its field. */
export const LICENCE_NAMES: readonly (readonly [keyof Licences, string])[] = [
  ['business', '营业执照'],
  ['medical', '医疗机构执业许可证'],
  ['device', '医疗器械经营备案'],
  ['icp', 'ICP 备案'],
];

/** The licences of this document's configuration; what is missing or is no text is ''. */
export function licences(): Licences {
  const source = window.__APP_CONFIG__ as { licences?: unknown } | undefined;
  const fields = (source?.licences ?? {}) as Readonly<Record<string, unknown>>;
  const read = (name: keyof Licences) => {
    const value = fields[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  return { business: read('business'), medical: read('medical'), device: read('device'), icp: read('icp') };
}
