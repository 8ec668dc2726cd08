/** To claim a reward of a campaign. */
export function rewardIntent({ rewardId }: { rewardId: string }) {
  return { intentKey: `campaign-reward:${rewardId}` };
}
