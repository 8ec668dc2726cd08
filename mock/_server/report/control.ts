import { onControl } from '../control';
import { problems } from './problems';

onControl('problems', () => problems().rows);
