import { join } from 'node:path';
import { secret, test } from 'playwright-recall/test';

const ada = { user: 'ada@example.com', password: secret('analytical-1843') };

test('changes the profile', async ({ recall }, { project }) => {
  await recall.step('Open "/sign-in?next=/account"');
  await recall.step('Fill the Email field with {{user}}', { user: ada.user });
  await recall.step('Fill the Password field with {{password}}', { password: ada.password });
  await recall.step('Click the Sign in button');
  await recall.expect('the Display name field has value "Ada"');
  await recall.expect('the Email field is disabled');
  await recall.step('Hover over the "Why is it locked?" button');
  await recall.expect('the page shows "Write to us to change your address."');
  await recall.step('Focus the Display name field');
  await recall.expect('the Display name field is focused');
  await recall.step('Uncheck the Special offers checkbox');
  await recall.expect('the Special offers checkbox is not checked');
  await recall.step('Upload {{picture}} to the Profile picture field', {
    picture: join(project.testDir, '..', 'app', 'picture.svg'),
  });
  await recall.expect('the page shows "picture.svg is chosen"');
  await recall.step('Click the Save changes button');
  await recall.expect('the page shows "Your changes are saved"');
});
