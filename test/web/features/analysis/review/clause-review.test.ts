import { describe, expect, it } from '@jest/globals';
import { ClauseText } from '../../../../../web/src/features/analysis/clause-text.ts';
import { ClauseReview } from '../../../../../web/src/features/analysis/review/clause-review.ts';

const clauseText = 'The Vendor may stop at any time. Fees are never refunded.';
const changes = [
  { findingId: 'notice', start: 20, end: 31, put: 'on notice', reason: 'Stops at will' },
  { findingId: 'refund', start: 42, end: 56, put: 'refunded pro rata', reason: 'No refunds' },
];
const begin = (text = clauseText) => {
  const clause = new ClauseText(text);
  let decided = 0;
  const review = new ClauseReview(clause, () => (decided += 1));
  review.begin({ clauseText, changes }, {});
  return { clause, review, decided: () => decided };
};

describe('a review of a clause', () => {
  it('THEN what is accepted stands in the text, and only what a person does is told', () => {
    const { clause, review, decided } = begin();
    expect(decided()).toBe(0);
    expect(review.accept(['refund'])).toBe(true);
    expect(review.reject('notice')).toBe(true);
    expect(clause.read()).toBe('The Vendor may stop at any time. Fees are refunded pro rata.');
    expect(review.read()).toEqual({ refund: 'accepted', notice: 'rejected' });
    expect(decided()).toBe(2);
  });

  it('GIVEN the words of a change were edited WHEN it is accepted THEN text and decisions stay as they are', () => {
    const { clause, review } = begin();
    const edited = clauseText.replace('at any time', 'at no time');
    clause.write(edited, { asEdit: true });
    expect(review.accept(['notice'])).toBe(false);
    expect(clause.read()).toBe(edited);
    expect(review.read()).toEqual({});
    expect(review.accept(['refund'])).toBe(true);
    expect(clause.read()).toBe('The Vendor may stop at no time. Fees are refunded pro rata.');
  });

  it('WHEN an accepted change is rejected or opened again THEN it leaves the text, later edits stay', () => {
    const { clause, review } = begin();
    review.accept(['refund', 'notice']);
    clause.write(`NOTE ${clause.read()}`, { asEdit: true });
    review.reject('refund');
    review.reopen(['notice']);
    expect(clause.read()).toBe(`NOTE ${clauseText}`);
    expect(review.read()).toEqual({ refund: 'rejected' });
  });

  it('WHEN the editor goes back to a wording that decisions led to THEN they are as they were then', () => {
    const { review } = begin();
    review.accept(['refund']);
    const once = review.wording();
    review.accept(['notice']);
    review.follow(once);
    expect(review.read()).toEqual({ refund: 'accepted' });
    review.follow('Something else.');
    expect(review.read()).toEqual({ refund: 'accepted' });
  });
});
