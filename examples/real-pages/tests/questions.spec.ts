import { expect, test } from 'playwright-recall/test';

test.describe('the list of questions', () => {
  test.beforeEach(({ page }) => page.goto('/admin/polls/question/'));

  test('goes to a day', async ({ page, recall }) => {
    await recall.click('January 3');
    await expect(page).toHaveURL(/pub_date__day=3&/);
  });

  test('selects one question', async ({ page, recall }) => {
    await recall.check('the checkbox of Which framework do you use?');
    await expect(page.locator('input[name=_selected_action][value="3"]')).toBeChecked();
  });

  test('selects them all', async ({ page, recall }) => {
    await recall.check('the action-toggle checkbox');
    await expect(page.locator('#action-toggle')).toBeChecked();
  });
});

test.describe('one question', () => {
  test.beforeEach(({ page }) => page.goto('/admin/polls/question/1/change/'));

  test('gets another text', async ({ page, recall }) => {
    await recall.fill('the Question text field', 'How are you?');
    await expect(page.locator('#id_question_text')).toHaveValue('How are you?');
    await recall.click('the Save button');
  });

  test('counts a vote for one choice', async ({ page, recall }) => {
    await recall.fill('the Votes field of Not much', '7');
    await expect(page.locator('#id_choice_set-0-votes')).toHaveValue('7');
  });

  test('loses a choice', async ({ page, recall }) => {
    await recall.check('the checkbox of The sky');
    await expect(page.locator('#id_choice_set-1-DELETE')).toBeChecked();
  });

  test('gets one more choice', async ({ page, recall }) => {
    await recall.click('Add another Choice');
    await expect(page).toHaveURL(/change\/#$/);
  });
});
