/** The activities that this app has a screen for, in one row: `<ActivityStrip />`. */
export { ActivityStrip } from './components/ActivityStrip';
/** A broadcast: `<LiveCard activityId={99} live={thematic.live} onChanged={refresh} />`. */
export { LiveCard } from './components/LiveCard';
/** What an activity gives away: `<WelfareList activityId={99} welfare={thematic.welfare} onChanged={refresh} />`. */
export { WelfareList } from './components/WelfareList';
/** The call behind both, `{ activityId }`. */
export { getThematic, type Live, type Thematic, type Welfare } from './thematicContract';
/** The moments of its answer after which it has to be asked anew. */
export { endsOf } from './thematicEnds';
