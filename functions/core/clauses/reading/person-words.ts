/** Bodies and people that no ending tells. */
const people = new Set(
  (
    'academy agency agent architect artist association athlete attorney authority bank board borough bureau candidate ' +
    'captain chair charity chief church clerk client clinic club college committee company consortium consul ' +
    'corporation council counsel court crew department dependant director expert family federation firm garage ' +
    'government guest guild heir host hotel household individual institute judge jury laundry ministry museum nurse ' +
    'nursery orchestra panel parent parish partnership party pilot principal pupil registry representative resident ' +
    'school secretary shipyard society spouse student studio subsidiary surgeon syndicate team tenant tribunal trust ' +
    'umpire union university utility concessionaire assistant consultant participant applicant claimant occupant ' +
    'gallery library theatre cinema bakery brewery dairy foundry distillery pharmacy circus choir troupe servant merchant president superintendent recipient stevedore'
  ).split(' '),
);
/** Things whose names end as those of people do. */
const things = new Set(
  (
    'adapter anchor banner barrier boiler boulder border buffer calculator center chapter charter color compressor ' +
    'computer container conveyor corridor counter cover cylinder degree disclaimer door either elevator error exterior ' +
    'factor fee filter floor folder former freezer further generator guarantee harbor header however indicator interior ' +
    'labor latter layer ledger letter liner locker matter meter mirror monitor motor neither never newsletter number ' +
    'offer order other over paper parameter perimeter pointer power printer prior quarter reactor register remainder ' +
    'retainer river router scanner sector semester server shelter steamer tanker tender timber tower tractor trailer ' +
    'transfer transformer under vector waiver water whether winter summer freighter rubber september october november december'
  ).split(' '),
);
const ofPeople = /(?:er|or|ee|ist|ian|m[ae]n|smith|wright)$/;

/** Whether the last word of a name means somebody who can act. */
export const meansPerson = (name: string): boolean => {
  const whole = name.toLowerCase().split(/[ -]/).at(-1)!;
  const last = whole.replace(/^(?:sub|under|co)(?=[a-z]{5})/, '');
  const one = last.replace(/ies$/, 'y').replace(/(?<!s)s$/, '');
  if ([whole, whole.replace(/s$/, ''), last, one].some((word) => people.has(word))) return true;
  return one.length > 4 && !things.has(one) && ofPeople.test(one);
};
