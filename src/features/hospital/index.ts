export { HospitalServices } from './components/HospitalServices';
