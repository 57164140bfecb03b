import { type ComponentType, lazy, Suspense } from 'react';

/**
 * A part of a page whose script a browser fetches when the part is shown: what the server wrote stays until it is there, and where it
 * cannot be had. The server is handed the part itself when it loads the site (`provide`), because it renders a page to one string.
 * The styles of the part have to come with the page.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const failed = () => new Promise<never>(() => {});
  let Part: ComponentType<Props> = lazy(async () => ({ default: await load().catch(failed) }));
  return {
    Late: (props: Props) => (
      <Suspense>
        <Part {...props} />
      </Suspense>
    ),
    provide: (given: ComponentType<Props>) => void (Part = given),
  };
}
