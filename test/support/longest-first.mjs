import Sequencer from '@jest/test-sequencer';

/**
 * The one test first that has the templates of the stages made, so that those which read them later find them; then where
 * the long tests are, the longest first: people's journeys, the product from outside, what is deployed, the rest.
 */
const places = [/\/test\/infra\/stacks\.test/, /\/test\/e2e\//, /\/test\/api\//, /\/test\/infra\//];
const placeOf = ({ path }) => {
  const at = places.findIndex((place) => place.test(path));
  return at < 0 ? places.length : at;
};

/**
 * Begins with what takes long, so that no worker is left alone with it at the end. Jest does so by the times of earlier
 * runs, which a clean checkout does not have; within one place it keeps to jest's order.
 */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((one, other) => placeOf(one) - placeOf(other));
  }
}
