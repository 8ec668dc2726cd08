// biome-ignore-all lint/style/useFilenamingConvention: package.json's `assets` command names this file.
// Writes src/shared/lib/areas/areaTree.json from the package @vant/area-data: nodes [code, name, children?].
// Municipalities have two levels (北京市 → 东城区), and so have towns that belong to a province directly.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { areaList } from '@vant/area-data';

const { province_list, city_list, county_list } = areaList;
const TARGET = fileURLToPath(new URL('../../src/shared/lib/areas/areaTree.json', import.meta.url));
const MUNICIPALITIES = new Set(['11', '12', '31', '50']);

const within = (names, prefix) => Object.entries(names).filter(([code]) => code.startsWith(prefix));

/** A level that is no place of its own: 市辖区 of a municipality, 省直辖县. */
function isMerged(code, name) {
  return MUNICIPALITIES.has(code.slice(0, 2)) || /直辖县/.test(name);
}

function citiesOf(province) {
  return within(city_list, province.slice(0, 2)).flatMap(([code, name]) => {
    const counties = within(county_list, code.slice(0, 4));
    return isMerged(code, name) ? counties : [counties.length > 0 ? [code, name, counties] : [code, name]];
  });
}

const tree = Object.entries(province_list).map(([code, name]) => [code, name, citiesOf(code)]);
const version = createHash('sha256').update(JSON.stringify(tree)).digest('hex').slice(0, 12);
writeFileSync(TARGET, JSON.stringify({ version, tree }));
execFileSync('npx', ['biome', 'format', '--write', TARGET], { stdio: 'ignore' });
process.stdout.write(`areaTree.json: version ${version}, ${tree.length} provinces\n`);
