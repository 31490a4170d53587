/** The list of groups, and the examples of each. */
import { addressOf, isDark } from './address';
import type { Example, ExampleGroup } from './example';
import { nameOf } from './examples';
import classes from './gallery-page.module.css';

export function GalleryPage({ groups }: { groups: readonly ExampleGroup[] }) {
  return (
    <div className={classes.gallery}>
      <nav className={classes.groups} aria-label="Components">
        <a href={addressOf(undefined, !isDark)}>{isDark ? 'Light' : 'Dark'}</a>
        {groups.map(({ name }) => (
          <a key={name} href={`#${idOf(name)}`}>
            {name}
          </a>
        ))}
      </nav>
      <main id="main">
        <h1>Gallery</h1>
        {groups.map((group) => (
          <section key={group.name} id={idOf(group.name)} aria-label={group.name}>
            <h2>{group.name}</h2>
            <div className={classes.examples}>
              {group.examples.map((example) => (
                <Shown key={example.name} group={group} example={example} />
              ))}
            </div>
          </section>
        ))}
      </main>
    </div>
  );
}

const idOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

function Shown({ group, example }: { group: ExampleGroup; example: Example }) {
  const { name, frame, Show } = example;
  const address = addressOf(nameOf(group, example));
  return (
    <figure className={classes.example} data-frame={frame}>
      <figcaption>{frame ? <a href={address}>{name}</a> : name}</figcaption>
      {frame ? <iframe src={address} title={`${group.name}: ${name}`} loading="lazy" /> : <Show />}
    </figure>
  );
}
