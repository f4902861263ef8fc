import { expect, parmi, test } from './banc.ts';

test('T009: every password field takes a paste, whole, and keeps it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const colle = 'Phrase collée — 64 caractères, accents éàü et espaces tels quels !';
  // Of each kind: a password that is known, one that is chosen, one that a link asks for.
  const ECRANS = [
    ['/login', ['Mot de passe']],
    ['/signup', ['Mot de passe', 'Confirmer le mot de passe']],
    ['/set-password#ticket=essai', ['Nouveau mot de passe', 'Confirmer le mot de passe']],
    ['/pro/login', ['Mot de passe']],
    ['/pro/signup', ['Mot de passe', 'Confirmer le mot de passe']],
    ['/complete-signup', ['Nouveau mot de passe', 'Confirmer le mot de passe']],
    ['/activate-account', ['Mot de passe']],
  ] as const;
  for (const [adresse, champs] of parmi(ECRANS, 3)) {
    await page.goto('/pro-landing');
    await page.goto(adresse);
    await page.evaluate((texte) => navigator.clipboard.writeText(texte), colle);
    for (const nom of champs) {
      const champ = page.getByRole('main').getByLabel(nom, { exact: true });
      await champ.focus();
      await page.keyboard.press('ControlOrMeta+v');
      await expect(champ).toHaveValue(colle);
      await expect(champ).not.toHaveAttribute('maxlength');
      await expect(champ).toHaveAttribute('autocomplete', /^(?:current|new)-password$/);
    }
  }
});
