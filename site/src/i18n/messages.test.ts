import { describe, expect, it } from 'vitest';
import { messageFaults } from '../../integrations/message-files.ts';

describe('the messages', () => {
  it('are complete in every language', async () => {
    expect(await messageFaults()).toEqual([]);
  });
});
