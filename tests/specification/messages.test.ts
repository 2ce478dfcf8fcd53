import { describe, expect, test } from 'vitest';
import { answers } from '@/lib/content/enquiries/answers';
import { notices } from '@/lib/content/enquiries/forms';
import { messages } from '@/lib/content/messages';
import { site } from '@/lib/content/site';

describe('the sentences of the specification, to the letter', () => {
  test('everywhere', () => {
    expect(messages.splashTagline).toBe('Building Dreams, Delivering Excellence');
    expect(site.tagline).toBe('Building Dreams, Delivering Excellence');
    expect(messages.notFound).toBe('Page not found');
    expect(messages.somethingWrong).toBe('Something went wrong. Please try again.');
  });

  test('at the log-in', () => {
    expect(messages.login).toMatchObject({
      emailRequired: 'Email is required',
      emailInvalid: 'Invalid email format',
      passwordRequired: 'Password is required',
      passwordShort: 'Password must be at least 6 characters',
      failed: 'Login failed',
      registrationFailed: 'Registration failed',
    });
  });

  test('in the forms of visitors', () => {
    expect(messages.newsletter).toEqual({
      thanks: 'Thanks for subscribing!',
      note: 'By subscribing, you agree to our Privacy Policy.',
    });
    expect(notices.newsletter.text).toBe('By subscribing, you agree to our Privacy Policy.');
    expect(messages.contact).toEqual({
      failed: 'Failed to send message',
      thanksTitle: 'Thank You!',
      thanksText: "Your message has been sent successfully. We'll get back to you shortly.",
    });
    expect(messages.callback).toEqual({ sent: 'Form submitted successfully!' });
  });

  test('in the answers to a browser without JavaScript', () => {
    expect(answers.enquiry).toMatchObject({
      title: 'Thank You!',
      text: "Your message has been sent successfully. We'll get back to you shortly.",
    });
    expect(answers.callback.title).toBe('Form submitted successfully!');
    expect(answers.newsletter.title).toBe('Thanks for subscribing!');
  });

  test('for projects and the board', () => {
    expect(messages.projects).toEqual({
      listFailed: 'Unable to fetch project highlights at this time.',
      detailFailed: 'Unable to load project details.',
      empty: "We're currently curating some standout properties. Please check back soon!",
      noAmenities: 'No amenities listed',
    });
    expect(messages.board).toEqual({
      listFailed: 'Failed to load board members or stats',
      detailFailed: 'Unable to fetch director details.',
      empty: 'Our leadership team is being updated — check back shortly.',
      noBio: 'Bio not available.',
    });
  });

  test('in the back office', () => {
    expect(messages.admin).toMatchObject({
      restricted: 'Admin Access Restricted - Admins can only access the dashboard from a desktop device.',
      noHeroImages: 'No hero images uploaded yet.',
      directorIncomplete: 'All fields including image are required!',
      noBrandChosen: 'Please select at least one image.',
    });
    expect(messages.toast).toEqual({
      directorUpdated: '✅ Director updated successfully',
      directorAdded: '✅ Director added successfully',
      directorDeleted: '🗑️ Director deleted successfully',
      directorSaveFailed: '❌ Something went wrong. Please try again.',
      deleteFailed: '❌ Failed to delete. Please try again.',
      projectUpdated: '✅ Project updated successfully',
      projectAdded: '✅ Project added successfully',
      projectDeleted: '🗑️ Project deleted successfully',
      projectsLoadFailed: '❌ Failed to load projects',
      projectDeleteFailed: '❌ Failed to delete project',
      somethingWrong: '❌ Something went wrong! ',
    });
  });

  test('in the errors of the projects provider', () => {
    expect(messages.provider).toEqual({
      fetch: 'Failed to fetch projects',
      add: 'Failed to add project',
      update: 'Failed to update project',
      delete: 'Failed to delete project',
      generic: 'An error occurred',
    });
  });
});
