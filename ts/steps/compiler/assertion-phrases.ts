/** Phrases that the forms of `recall.expect` share. */

const NOT_DOING =
  "does not|do not|doesn't|don't|should not|shouldn't|must not|no longer|never|can not|cannot|can't";

export const ASSERTION_PHRASES: Readonly<Record<string, string>> = {
  IS: 'is|are|becomes|become|should be|must be|should become|is now|are now|is still|are still',
  ISNOT:
    "is not|are not|isn't|aren't|is no longer|are no longer|should not be|shouldn't be|must not be|should no longer be|is never",
  ARE: 'is|are|should be|must be',
  ARENO:
    "is no|are no|is not|are not|isn't|aren't|should be no|should not be|must be no|must not be|is no longer|are no longer",
  HAS: 'has|have|should have|must have',
  DOESNOT: NOT_DOING,
  SEE: 'see|can see|should see',
  APPEARS: 'appears|appear|should appear|must appear|shows up|show up|pops up|comes up',
  DISAPPEARS: 'disappears|disappear|should disappear|must disappear|goes away|go away|vanishes',
  SHOWS:
    'shows|show|displays|display|contains|contain|includes|include|should show|should display|should contain|should include|must show|must contain|has|should have',
  SHOW: 'show|display|contain|include|have|shows|displays|contains|includes|has',
  CONTAINS:
    'shows|show|displays|display|contains|contain|includes|include|mentions|should show|should display|should contain|should include|must show|must contain',
  CONTAIN: 'show|display|contain|include|mention|shows|displays|contains|includes|mentions',
  READS: 'reads|read|says|say|should read|should say|must read|must say',
  READ: 'read|say|reads|says',
  COUNTS: 'has|have|should have|must have|contains|contain|shows|show|lists',
  STARTS: 'starts|start|begins|begin|should start|should begin|must start|must begin',
  START: 'start|begin',
  ENDS: 'ends|end|should end|must end',
  END: 'end',
  AM: 'am|are|should be',
  URL: 'url|address|page url|page address|current url|current address|url of the page|address of the page',
};
