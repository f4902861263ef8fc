import { ChampChoix } from '../../../design-system/index.ts';
import { Coche } from '../commun/Coche.tsx';
import { ChampNombre, Groupe, type PropsPrecisions, Somme } from './Groupe.tsx';
import { ACTIVITES, AGE_MAJEUR_MAX, CHAMPS, ENFANTS_MAX } from '@francis/presentation/optimisation';

/** Work, union and adult child: what changes the return itself. */
export function PrecisionsFoyer(p: PropsPrecisions) {
  return (
    <>
      <Travail {...p} />
      <Union {...p} />
      <EnfantMajeur {...p} />
    </>
  );
}

function Travail(p: PropsPrecisions) {
  const { s, modifier } = p;
  return (
    <Groupe
      nom="travail"
      titre="Frais réels, activité"
      s={s}
      cles={['fraisReels', 'fraisReels2', 'recettesMicro', 'chargesMicro', 'natureActivite']}
    >
      <Somme {...p} cle="fraisReels" aide="Trajets, repas, formation, payés et justifiés." />
      {s.famille === 'marie' && <Somme {...p} cle="fraisReels2" />}
      <ChampChoix
        libelle={CHAMPS.natureActivite.libelle}
        value={s.natureActivite}
        onChange={(e) => modifier({ natureActivite: CHAMPS.natureActivite.lire(e.target.value) ?? 'services' })}
      >
        {ACTIVITES.map((a) => (
          <option key={a.valeur} value={a.valeur}>
            {a.libelle}
          </option>
        ))}
      </ChampChoix>
      <Somme {...p} cle="recettesMicro" aide="En plus des revenus annuels." />
      {s.recettesMicro > 0 && <Somme {...p} cle="chargesMicro" />}
    </Groupe>
  );
}

function Union(p: PropsPrecisions) {
  const { s, modifier } = p;
  const couple = s.famille === 'marie';
  return (
    <Groupe nom="union" titre="Mariage ou pacs" s={s} cles={['union', 'revenusPartenaire', 'enfantsPartenaire']}>
      {s.famille === 'inconnue' ? (
        <p className="aide">Précisez d’abord votre situation familiale.</p>
      ) : (
        <Coche
          libelle={couple ? 'Nous nous sommes unis dans l’année' : 'J’envisage de m’unir dans l’année'}
          valeur={s.union}
          onChange={(union) => modifier({ union })}
        />
      )}
      {s.famille === 'celibataire' && s.union && (
        <>
          <Somme {...p} cle="revenusPartenaire" />
          <ChampNombre
            libelle={CHAMPS.enfantsPartenaire.libelle}
            max={ENFANTS_MAX}
            valeur={s.enfantsPartenaire}
            onChange={(enfantsPartenaire) => modifier({ enfantsPartenaire })}
          />
        </>
      )}
    </Groupe>
  );
}

function EnfantMajeur(p: PropsPrecisions) {
  const { s, modifier } = p;
  return (
    <Groupe
      nom="enfant"
      titre="Enfant majeur"
      s={s}
      cles={['enfantMajeur', 'ageMajeur', 'etudes', 'salairesMajeur', 'pensionMajeur']}
    >
      <Coche
        libelle="Un enfant majeur, en plus des enfants à charge"
        valeur={s.enfantMajeur}
        onChange={(enfantMajeur) => modifier({ enfantMajeur })}
      />
      {s.enfantMajeur && (
        <>
          <ChampNombre
            libelle="Son âge au 31 décembre"
            min={18}
            max={AGE_MAJEUR_MAX}
            unite="ans"
            valeur={s.ageMajeur}
            onChange={(ageMajeur) => modifier({ ageMajeur })}
          />
          <Coche libelle="Il étudie" valeur={s.etudes} onChange={(etudes) => modifier({ etudes })} />
          <Somme {...p} cle="salairesMajeur" libelle="Ses salaires imposables" />
          <Somme
            {...p}
            cle="pensionMajeur"
            libelle="Pension que vous lui verseriez"
            aide="Si vous ne le rattachez pas à votre déclaration."
          />
        </>
      )}
    </Groupe>
  );
}
