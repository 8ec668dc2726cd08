/** Open teams with the way into each: `<HotTeams activityId title act onTeam onChanged />`. */
export { HotTeams } from './components/HotTeams';
/** The member's own team as the first part of a campaign: `block('team', MyTeamCard)`. */
export { MyTeamCard } from './components/MyTeamCard';
/** The people of a team and its free places. */
export { TeamSlots } from './components/TeamSlots';
/** The team part of an activity; one team, for anybody who has its number. */
export { getTeam, getTeamActivity, type Team, type TeamMember, type TeamReward } from './contract';
/** What is begun about teams is over when the member sees himself in one: for `useIntentsEnd`. */
export { teamIntents } from './intents';
export { freeSeats, leaderOf, nameInWords, titleOf } from './teamCopy';
/** Begins a team, takes a seat, gives it up. */
export { useCreateTeam, useJoinTeam, useQuitTeam } from './useTeamWrites';
