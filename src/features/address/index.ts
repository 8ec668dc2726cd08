export { type PickedAddress, usePickAddress, usePickedAddress } from './addressPick';
