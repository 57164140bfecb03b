import { Button } from '@mantine/core';

/** Stands where rows or a form would be that could not be had. */
export const TryAgain = ({ onClick }: { onClick: () => void }) => (
  <Button variant="default" onClick={onClick}>
    Thử lại
  </Button>
);
