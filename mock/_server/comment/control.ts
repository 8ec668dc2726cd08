import { onControl } from '../control';
import { approve } from './rules';

onControl('approve', approve);
