import type { FeedbackRequest } from '../../contract/feedback.ts';
import { Refusal } from './refusal.ts';
import type { Operation } from './tools.ts';

/** Keeps a word about an earlier transaction of any operation; refuses with 404 when there was none of that id. */
export const feedback: Operation<FeedbackRequest> = async (request, { library, clock }) => {
  const { tx_id: txId, sentiment, feedback: text = '' } = request;
  if (!(await library.hasTransaction(txId))) {
    throw new Refusal(404, 'There was no transaction of this id on this device.');
  }
  await library.addFeedback({ txId, sentiment, text, at: clock() });
  return { body: { success: true, message: 'Your feedback is kept with the transaction.' } };
};
