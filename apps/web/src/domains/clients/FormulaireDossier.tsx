import type { Client } from '@francis/contract';
import { type FormEvent, type ReactNode, type RefObject, useState } from 'react';
import { Alerte, Bouton } from '../../design-system/index.ts';
import { ApiError, messageOf } from '../../platform/erreurs.ts';
import { QuitterSansSauvegarder } from '../../platform/QuitterSansSauvegarder.tsx';
import { ChampDossier, ChampFait } from './ChampDossier.tsx';
import { estStructure, STRUCTURES } from './champs.ts';
import { EditeurStructure } from './EditeurStructure.tsx';
import { faitsDeLaSection } from './faits.ts';
import { lireSaisie, type Saisie, versSaisie } from './saisie.ts';

export interface SectionFormulaire {
  readonly cle: string;
  readonly titre: string;
  readonly champs: Readonly<Record<string, string>>;
  /** The facts beside the fields. */
  readonly faits: boolean;
}

interface Props {
  id: string;
  sections: readonly SectionFormulaire[];
  saisie: Saisie;
  /** What is written already: the rest would be lost on leaving. */
  depart?: Saisie;
  onSaisie: (saisie: Saisie) => void;
  /** Writes; what it throws is shown above the button. */
  onEnvoyer: (fiche: Readonly<Record<string, unknown>>) => Promise<void>;
  /** The sentence of a failure that says nothing of itself. */
  echec: string;
  bouton: { readonly repos: string; readonly occupe: string };
  /** Turned on once it is written: leaving then asks nothing. */
  enregistre: RefObject<boolean>;
  /** Beside the button. */
  suite?: ReactNode;
}

/** The first error of the form is where the eyes go. */
function montrerErreur(): void {
  requestAnimationFrame(() => {
    const premier = document.querySelector<HTMLElement>('[aria-invalid="true"]');
    premier?.closest('details')?.setAttribute('open', '');
    premier?.focus();
  });
}

export function FormulaireDossier(props: Props) {
  const { id, sections, saisie, onSaisie, onEnvoyer, echec, bouton, enregistre, suite } = props;
  const [depart] = useState(() => JSON.stringify(props.depart ?? saisie));
  const [erreurs, setErreurs] = useState<Readonly<Record<string, string>>>({});
  const [phrase, setPhrase] = useState<string>();
  const [occupe, setOccupe] = useState(false);

  const envoyer = async (): Promise<void> => {
    const lue = lireSaisie(saisie);
    setErreurs(lue.erreurs);
    setPhrase(undefined);
    if (Object.keys(lue.erreurs).length > 0) {
      setPhrase(lue.phrase ?? 'Un champ ne peut pas être lu. Corrigez-le, rien n’est perdu.');
      montrerErreur();
      return;
    }
    setOccupe(true);
    try {
      await onEnvoyer(lue.fiche);
    } catch (error) {
      setPhrase(messageOf(error, echec));
      if (error instanceof ApiError && error.champs.length > 0) {
        setErreurs(
          Object.fromEntries(
            error.champs.map(({ chemin, message }) => [
              chemin.replace(/^data\./, '').replace(/^faits_fiscaux_client\./, ''),
              message,
            ]),
          ),
        );
        montrerErreur();
      }
    } finally {
      setOccupe(false);
    }
  };
  const surEnvoi = (e: FormEvent): void => {
    e.preventDefault();
    if (!occupe) void envoyer();
  };
  const poser = <C extends keyof Saisie>(groupe: C, cle: string, valeur: Saisie[C][string]): void =>
    onSaisie({ ...saisie, [groupe]: { ...saisie[groupe], [cle]: valeur } });

  return (
    <form id={id} className="dossier-form" noValidate onSubmit={surEnvoi}>
      <QuitterSansSauvegarder actif={JSON.stringify(saisie) !== depart} enregistre={enregistre} />
      {sections.map(({ cle, titre, champs, faits }) => (
        <section key={cle} id={cle} aria-labelledby={`t-${cle}`} className="section-dossier">
          <h2 id={`t-${cle}`} className="registre">
            {titre}
          </h2>
          <div className="grille">
            {Object.entries(champs).map(([champ, libelle]) =>
              estStructure(champ) ? (
                <EditeurStructure
                  key={champ}
                  champ={champ}
                  libelle={libelle}
                  structure={STRUCTURES[champ]}
                  lignes={saisie.structures[champ] ?? []}
                  json={saisie.json[champ]}
                  erreurs={erreurs}
                  onLignes={(lignes) => poser('structures', champ, lignes)}
                  onJson={(texte) => onSaisie(basculerJson(saisie, champ, texte))}
                />
              ) : (
                <ChampDossier
                  key={champ}
                  champ={champ}
                  libelle={libelle}
                  valeur={saisie.champs[champ] ?? ''}
                  erreur={erreurs[champ]}
                  onChange={(valeur) => poser('champs', champ, valeur)}
                />
              ),
            )}
          </div>
          {faits && faitsDeLaSection(cle).length > 0 && (
            <Faits
              cle={cle}
              saisie={saisie}
              erreurs={erreurs}
              onFait={(chemin, valeur) => poser('faits', chemin, valeur)}
            />
          )}
        </section>
      ))}
      <div className="fin-form">
        {/* With the button, which stays in sight: what it refuses is said where it was pressed. */}
        {phrase !== undefined && (
          <Alerte ton="erreur">
            <p>
              {phrase.startsWith('Erreur') ? '' : 'Erreur\u202f: '}
              {phrase}
            </p>
          </Alerte>
        )}
        <Bouton rang="principal" type="submit" disabled={occupe}>
          {occupe ? bouton.occupe : bouton.repos}
        </Bouton>
        {suite}
      </div>
    </form>
  );
}

interface PropsFaits {
  cle: string;
  saisie: Saisie;
  erreurs: Readonly<Record<string, string>>;
  onFait: (chemin: string, valeur: string) => void;
}

/** What the tax needs and the fields do not say: it counts before what they let suppose. */
function Faits({ cle, saisie, erreurs, onFait }: PropsFaits) {
  const faits = faitsDeLaSection(cle);
  const dits = faits.filter(({ chemin }) => saisie.faits[chemin]).length;
  return (
    <details className="faits-dossier" open={dits > 0}>
      <summary>
        Ce que l’impôt demande en plus
        <span className="doux">
          {' '}
          {dits > 0 ? `${dits} ${dits > 1 ? 'renseignés' : 'renseigné'}` : 'rien de renseigné'}
        </span>
      </summary>
      <p className="aide">Un montant écrit ici remplace celui que les champs ci-dessus laissent supposer.</p>
      <div className="grille">
        {faits.map((fait) => (
          <ChampFait
            key={fait.chemin}
            fait={fait}
            valeur={saisie.faits[fait.chemin] ?? ''}
            erreur={erreurs[fait.chemin]}
            onChange={(valeur) => onFait(fait.chemin, valeur)}
          />
        ))}
      </div>
    </details>
  );
}

/** To the text of the JSON, or back to fields with what that text says. */
function basculerJson(saisie: Saisie, champ: string, texte: string | undefined): Saisie {
  if (texte !== undefined) return { ...saisie, json: { ...saisie.json, [champ]: texte } };
  const { [champ]: brut, ...json } = saisie.json;
  const lue = lireSaisie({ champs: {}, structures: { [champ]: [] }, json: { [champ]: brut ?? '' }, faits: {} });
  if (lue.erreurs[champ]) return saisie;
  const fiche: Partial<Client> = { [champ]: lue.fiche[champ] };
  const { structures } = versSaisie(fiche);
  return { ...saisie, json, structures: { ...saisie.structures, [champ]: structures[champ] ?? [] } };
}
