import { expect, test } from 'vitest';
import { ongletDe, versOnglet } from './onglets.ts';

test('une adresse sans onglet, ou d’un onglet inconnu, est celle du chat', () => {
  expect(ongletDe(new URLSearchParams())).toBe('chat');
  expect(ongletDe(new URLSearchParams('onglet=rien'))).toBe('chat');
  expect(ongletDe(new URLSearchParams('onglet=alertes'))).toBe('alertes');
});

test('changer d’onglet garde la conversation ouverte', () => {
  const ici = new URLSearchParams('conversation=abc&onglet=test');
  expect(versOnglet(ici, 'niveau')).toBe('/chat?conversation=abc&onglet=niveau');
  expect(versOnglet(ici, 'chat')).toBe('/chat?conversation=abc');
  expect(versOnglet(new URLSearchParams(), 'chat')).toBe('/chat');
});
