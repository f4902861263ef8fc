import type { EspaceClient } from '@francis/contract';

/** Who answers for what is given here, and how to take it back (GDPR, article 13). */
export function VosDroits({ cabinet: { nom, adresse, telephone, site } }: Pick<EspaceClient, 'cabinet'>) {
  const joindre = [adresse, telephone, site].filter(Boolean).join(', ');
  return (
    <section className="droits-espace" aria-labelledby="droits">
      <div className="registre">
        <h2 id="droits">Vos données</h2>
      </div>
      <p>
        {nom} est responsable de ce que vous donnez ici{'\u202f'}; Francis le garde pour son compte, chiffré, et n’en
        fait rien d’autre. Seuls ce cabinet et ses conseillers le voient, pour votre dossier, tant qu’ils le tiennent.
      </p>
      <p>
        Vous pouvez tout retirer ici, tant que votre conseiller ne l’a pas accepté. Ensuite, demandez au cabinet de
        consulter, corriger ou effacer vos données
        {joindre === '' ? '' : `\u00a0: ${joindre}`}. Vous pouvez aussi saisir la CNIL.
      </p>
    </section>
  );
}
