import { execFileSync } from 'node:child_process';

/** The module is written for node alone; jest reads no ES modules outside of src. */
function critical(sheet: string, html: string): string {
  const code = `
    import { JSDOM } from 'jsdom';
    import { criticalStyle } from './scripts/start-page/criticalStyle.mjs';
    const document = new JSDOM(${JSON.stringify(html)}).window.document;
    process.stdout.write(criticalStyle([${JSON.stringify(sheet)}], [document]));`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
}

test('what is shown at first keeps its rules in their order; the rest is left out', () => {
  const sheet =
    ':root{--a:1px;--b:var(--a);--c:2px}.x,.y{color:red}.z{color:blue}.x:active{color:green}.x:before{content:""}' +
    '@media(max-width:339px){.x{margin:var(--b)}.z{margin:0}}@media print{.z{margin:0}}' +
    '@keyframes sway{to{top:0}}@keyframes gone{to{top:0}}.x{animation:sway 1s}';
  expect(critical(sheet, '<p class="x"></p>')).toBe(
    ':root{--a:1px;--b:var(--a)}.x{color:red}.x:before{content:""}@media(max-width:339px){.x{margin:var(--b)}}' +
      '@keyframes sway{to{top:0}}.x{animation:sway 1s}',
  );
});
