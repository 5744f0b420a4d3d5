/*
 * Ids of models on Amazon Bedrock. Most current models are called through an inference profile: the model's id after the
 * geography in whose regions Bedrock may run it, or an application inference profile, which an account makes as a copy.
 */

/**
 * Where a profile of each geography may run a model, beside the region it is called in. Source: "Supported Regions and
 * models for inference profiles" in the Amazon Bedrock user guide. `global` may be any commercial region.
 */
export const profileRegions = {
  us: ['us-east-1', 'us-east-2', 'us-west-2'],
  eu: ['eu-central-1', 'eu-north-1', 'eu-south-1', 'eu-south-2', 'eu-west-1', 'eu-west-3'],
  apac: [
    'ap-northeast-1',
    'ap-northeast-2',
    'ap-northeast-3',
    'ap-south-1',
    'ap-south-2',
    'ap-southeast-1',
    'ap-southeast-2',
  ],
  jp: ['ap-northeast-1', 'ap-northeast-3'],
  au: ['ap-southeast-2', 'ap-southeast-4'],
  'us-gov': ['us-gov-east-1', 'us-gov-west-1'],
  global: [],
} as const;
export type Geography = keyof typeof profileRegions;

interface ModelId {
  /** The geography of an inference profile; undefined for a model of one region. */
  readonly geography: Geography | undefined;
  /** The foundation model: vendor, name and version. */
  readonly model: string;
}

const isGeography = (word: string): word is Geography => Object.hasOwn(profileRegions, word);

/** An id taken apart into the geography of its inference profile, where it has one, and its foundation model. */
export const readModelId = (id: string): ModelId => {
  const word = id.slice(0, Math.max(0, id.indexOf('.')));
  return isGeography(word)
    ? { geography: word, model: id.slice(word.length + 1) }
    : { geography: undefined, model: id };
};

/** The ARN of an application inference profile, which does not say what model it is a copy of. */
export const applicationProfilePattern =
  /^arn:aws:bedrock:[a-z]{2}(?:-[a-z]+)+-\d:\d{12}:application-inference-profile\/[a-z0-9]+$/;
