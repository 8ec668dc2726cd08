/** To take part in a study; over as soon as the member sees that he does, or has left it. */
export function applyIntent(studyId: string) {
  return { intentKey: `study-apply:${studyId}` };
}
