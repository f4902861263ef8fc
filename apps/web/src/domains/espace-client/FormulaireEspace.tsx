import type { EspaceClient, FaitDeLEspace } from '@francis/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Alerte, Bouton, Champ, ChampChoix, Fenetre } from '../../design-system/index.ts';
import { instant } from '../../platform/dates.ts';
import { ApiError, messageOf } from '../../platform/erreurs.ts';
import { useAction } from '../../platform/useAction.ts';
import { lireFait } from '../clients/lire-fait.ts';
import { ecrireValeur, majuscule } from '../documents/textes.ts';
import { envoyer, espaceQuery, toutRetirer } from './api.ts';
import { useBrouillonEspace } from './brouillon.ts';
import { Pieces } from './Pieces.tsx';
import { VosDroits } from './VosDroits.tsx';

interface Props {
  jeton: string;
  espace: EspaceClient;
  /** When the link ends. */
  expireLe: string;
  onRetire: () => void;
}

/** What is asked, and one button that sends it all. */
export function FormulaireEspace({ jeton, espace, expireLe, onRetire }: Props) {
  const cache = useQueryClient();
  const { saisie, ecrire, oublier } = useBrouillonEspace(jeton, expireLe);
  const retirer = (): void => void oublier().then(onRetire);
  const [erreurs, setErreurs] = useState<Readonly<Record<string, string>>>({});
  const [refus, setRefus] = useState<string>();
  const [occupe, setOccupe] = useState(false);
  const enLecture = espace.depots.some(({ etat }) => etat === 'attente');
  const soumettre = async (e: FormEvent): Promise<void> => {
    e.preventDefault();
    if (occupe) return;
    const { faits, fautes } = lire(espace.faits, saisie);
    setErreurs(fautes);
    setRefus(undefined);
    if (Object.keys(fautes).length > 0) {
      setRefus('Une réponse est à revoir\u202f: elle est signalée dans la page.');
      return;
    }
    setOccupe(true);
    try {
      cache.setQueryData(espaceQuery(jeton).queryKey, await envoyer(jeton, faits));
      await oublier();
      scrollTo(0, 0);
    } catch (error) {
      if (error instanceof ApiError && error.champs.length > 0)
        setErreurs(
          Object.fromEntries(error.champs.map(({ chemin, message }) => [chemin.replace('faits.', ''), message])),
        );
      setRefus(messageOf(error, 'Rien n’est parti. Réessayez.'));
    } finally {
      setOccupe(false);
    }
  };
  if (espace.envoye_le !== null)
    return (
      <>
        <h1>Vos réponses sont parties</h1>
        <Alerte ton="succes">
          <p>
            {espace.conseiller} les a reçues le {instant(espace.envoye_le)}. Rien n’entre dans votre dossier sans sa
            relecture. Vous pouvez fermer cette page.
          </p>
        </Alerte>
        <VosDroits cabinet={espace.cabinet} />
        <Retrait jeton={jeton} onRetire={retirer} />
      </>
    );
  return (
    <>
      <h1>Vos réponses pour {espace.cabinet.nom}</h1>
      <p className="chapeau-espace">
        Donnez ce que vous avez{'\u202f'}; laissez vide ce que vous ne savez pas. Les montants sont ceux de vos revenus{' '}
        {espace.annee}, déclarés en {espace.annee + 1}.
      </p>
      <form className="formulaire-espace" noValidate onSubmit={(e) => void soumettre(e)}>
        {espace.faits.length > 0 && (
          <section aria-labelledby="informations">
            <div className="registre">
              <h2 id="informations">Informations</h2>
            </div>
            <div className="champs-espace">
              {espace.faits.map((fait) => (
                <ChampDemande
                  key={fait.chemin}
                  fait={fait}
                  valeur={saisie[fait.chemin] ?? ''}
                  erreur={erreurs[fait.chemin]}
                  onChange={(valeur) => {
                    ecrire(fait.chemin, valeur);
                    setErreurs(({ [fait.chemin]: _vue, ...autres }) => autres);
                    setRefus(undefined);
                  }}
                />
              ))}
            </div>
          </section>
        )}
        <Pieces jeton={jeton} espace={espace} />
        {refus !== undefined && (
          <Alerte ton="erreur">
            <p>{refus}</p>
          </Alerte>
        )}
        <div className="envoi-espace">
          <Bouton type="submit" rang="principal" taille="grande" disabled={occupe || enLecture}>
            {occupe ? 'Envoi…' : 'Envoyer à mon conseiller'}
          </Bouton>
          <p className="doux petit">
            Vos réponses restent sur cet appareil, chiffrées, jusqu’à l’envoi{'\u202f'}: vous pouvez fermer la page et
            rouvrir le lien.
          </p>
          {enLecture && <p className="doux petit">Un document est en cours de lecture, quelques secondes encore.</p>}
        </div>
      </form>
      <VosDroits cabinet={espace.cabinet} />
      <Retrait jeton={jeton} onRetire={retirer} />
    </>
  );
}

function lire(demandes: readonly FaitDeLEspace[], saisie: Readonly<Record<string, string>>) {
  const faits: Record<string, unknown> = {};
  const fautes: Record<string, string> = {};
  for (const { chemin, unite } of demandes) {
    const texte = (saisie[chemin] ?? '').trim();
    if (texte === '') continue;
    const valeur = lireFait(unite, texte, (phrase) => void (fautes[chemin] = phrase));
    if (valeur !== null) faits[chemin] = valeur;
  }
  return { faits, fautes };
}

interface PropsChamp {
  fait: FaitDeLEspace;
  valeur: string;
  erreur: string | undefined;
  onChange: (valeur: string) => void;
}

function ChampDemande({ fait, valeur, erreur, onChange }: PropsChamp) {
  const { chemin, libelle, question, unite, choix, actuel } = fait;
  const dit =
    actuel === null
      ? undefined
      : `Votre dossier dit\u00a0: ${choix?.[String(actuel)] ?? ecrireValeur({ valeur: actuel, unite, chemin })}.`;
  const aide = [question, dit].filter(Boolean).join(' ');
  const commun = { libelle: majuscule(libelle), aide, erreur, value: valeur, name: chemin, autoComplete: 'off' };
  const options = unite === 'oui_non' ? { oui: 'oui', non: 'non' } : choix;
  if (options)
    return (
      <ChampChoix {...commun} onChange={(e) => onChange(e.target.value)}>
        <option value="">Je ne sais pas</option>
        {Object.entries(options).map(([cle, nom]) => (
          <option key={cle} value={cle}>
            {majuscule(nom)}
          </option>
        ))}
      </ChampChoix>
    );
  return (
    <Champ
      {...commun}
      {...(unite === 'EUR'
        ? { className: 'montant', inputMode: 'decimal', unite: '€' }
        : unite === 'date'
          ? { type: 'date' }
          : { inputMode: 'numeric', maxLength: 12 })}
      onChange={(e) => onChange(e.target.value)}
    />
  );
}

function Retrait({ jeton, onRetire }: Pick<Props, 'jeton' | 'onRetire'>) {
  const [demande, setDemande] = useState(false);
  const { occupe, agir } = useAction();
  return (
    <>
      <Bouton rang="discret" onClick={() => setDemande(true)}>
        Tout retirer
      </Bouton>
      {demande && (
        <Fenetre
          titre="Tout retirer"
          onFermer={() => setDemande(false)}
          actions={
            <>
              <Bouton onClick={() => setDemande(false)}>Annuler</Bouton>
              <Bouton
                rang="danger"
                disabled={occupe}
                onClick={() =>
                  void agir(async () => {
                    await toutRetirer(jeton);
                    onRetire();
                  })
                }
              >
                Tout retirer
              </Bouton>
            </>
          }
        >
          <p>
            Vos réponses et vos documents que personne n’a acceptés sont effacés, et ce lien ne vaut plus rien. Votre
            conseiller pourra vous en envoyer un autre.
          </p>
        </Fenetre>
      )}
    </>
  );
}
