import { onControl } from '../control';
import { problems } from './problems';
import { reports } from './rules';

onControl('problems', () => problems().rows);
onControl('reports', () => reports().rows);
