export { PointsCard } from './components/PointsCard';
export { SignCalendar } from './components/SignCalendar';
export { TaskList } from './components/TaskList';
